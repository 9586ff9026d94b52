// Cancel asks while there is a text.
// clean
import SwiftUI

struct Letters: View {
  @State private var writes = false

  var body: some View {
    Button("Write") { writes = true }
      .sheet(isPresented: $writes) { LetterForm(post: { _ in }) }
  }
}

struct LetterForm: View {
  let post: (String) -> Void
  @State private var letter = ""
  @State private var asks = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("Cancel") { asks = true }
      TextEditor(text: $letter)
      Button("Send") {
        post(letter)
        dismiss()
      }
    }
    .interactiveDismissDisabled(!letter.isEmpty)
    .confirmationDialog("Discard the letter?", isPresented: $asks) {
      Button("Discard", role: .destructive) { dismiss() }
    }
  }
}
