// A destination that is pushed belongs to the same stack, and `onAppear` is no control.
// clean
import SwiftUI

struct WizardScreen: View {
  @Environment(\.dismiss) private var dismiss
  @State private var goesOn = false

  var body: some View {
    Button("Go on") { goesOn = true }
      .navigationDestination(isPresented: $goesOn) {
        Button("Close") { dismiss() }
      }
  }
}
