import SwiftUI

struct Two: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isShown = false

  var body: some View {
    VStack {
      Button("Close") { dismiss() }
      Button("Next") { isShown = true }
    }
    .sheet(isPresented: $isShown) { Three() }
  }
}
