// The button calls a closure that nobody hands in.
import SwiftUI

struct Porch: View {
  @State private var shows = false

  var body: some View {
    Button("Open") { shows = true }
      .fullScreenCover(isPresented: $shows) { Garden() } // expect: trapped-modal
  }
}

struct Garden: View {
  var onClose: () -> Void = {}

  var body: some View {
    Button("Close", action: onClose)
  }
}
