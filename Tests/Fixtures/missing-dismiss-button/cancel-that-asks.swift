// Cancel asks whether to discard: a destructive button that only closes commits nothing, also by a helper of its own.
// clean
import SwiftUI

struct Guestbook: View {
  @State private var writes = false
  @State private var trains = false

  var body: some View {
    VStack {
      Button("Write") { writes = true }
        .sheet(isPresented: $writes) { NavigationStack { EntryForm() } }
      Button("Train") { trains = true }
        .fullScreenCover(isPresented: $trains) { Training() }
    }
  }
}

struct EntryForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""
  @State private var asks = false

  var body: some View {
    TextEditor(text: $text)
      .navigationTitle("New Entry")
      .interactiveDismissDisabled(!text.isEmpty)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { asks = true } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Post") {
            Entries.post(text)
            dismiss()
          }
        }
      }
      .confirmationDialog("Discard this entry?", isPresented: $asks) {
        Button("Discard", role: .destructive) { dismiss() }
        Button("Keep Editing", role: .cancel) {}
      }
  }
}

struct Training: View {
  @Environment(\.dismiss) private var dismiss
  @State private var seconds = 0
  @State private var asks = false

  var body: some View {
    VStack {
      Button { asks = true } label: { Image(systemName: "xmark") }.accessibilityLabel("Close")
      Button("Finish") {
        Entries.post("\(seconds)")
        dismiss()
      }
    }
    .alert("End without saving?", isPresented: $asks) {
      Button("Don't Save", role: .destructive) { leave() }
      Button("Go On", role: .cancel) {}
    }
  }

  private func leave() {
    seconds = 0
    dismiss()
  }
}

enum Entries {
  static func post(_ text: String) {}
}
