// The swipe is refused, and the Cancel that was to replace it is not to be seen.
import SwiftUI

struct InboxScreen: View {
  @State private var isPairing = false

  var body: some View {
    Button("Pair") { isPairing = true }
      .sheet(isPresented: $isPairing) { // expect: hidden-dismiss-button
        PairingScreen(onCancel: { isPairing = false })
      }
  }
}

struct PairingScreen: View {
  let onCancel: () -> Void

  var body: some View {
    VStack { ProgressView() }
      .interactiveDismissDisabled()
      .toolbar { Button("Cancel", action: onCancel) }
  }
}
