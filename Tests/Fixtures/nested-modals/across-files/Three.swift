import SwiftUI

struct Three: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isShown = false
  @State private var isCovered = false

  var body: some View {
    VStack {
      Button("Close") { dismiss() }
      Button("Next") { isShown = true }
      Button("Cover") { isCovered = true }
    }
    .sheet(isPresented: $isShown) { Four() } // expect: nested-modals
    .fullScreenCover(isPresented: $isCovered) { Four() } // expect: nested-modals
  }
}

struct Four: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Close") { dismiss() } }
}
