import SwiftUI

struct Home: View {
  @State private var isAsking = false

  var body: some View {
    ZStack {
      Button("Ask") { isAsking = true }
      if isAsking {
        Dialog { isAsking = false }
      }
    }
  }
}
