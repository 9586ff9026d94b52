// clean
// The system asks on the way out, for a swipe as well as for the button.
import SwiftUI

struct Pinboard: View {
  @State private var isPinning = false

  var body: some View {
    Button("Pin") { isPinning = true }
      .sheet(isPresented: $isPinning) { PinForm() }
  }
}

struct PinForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""

  var body: some View {
    VStack {
      TextEditor(text: $text)
      Button("Close") { dismiss() }
      Button("Add") {
        Pins.add(text)
        dismiss()
      }
    }
    .dismissalConfirmationDialog("Discard this pin?", shouldPresent: !text.isEmpty) {
      Button("Discard", role: .destructive) { dismiss() }
    } message: {
      Text("It is not pinned yet.")
    }
  }
}

enum Pins {
  static func add(_ text: String) {}
}
