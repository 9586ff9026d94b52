// Cancel throws a long text away at once; a swipe is refused while there is one.
import SwiftUI

struct NoteList: View {
  @State private var writes = false

  var body: some View {
    Button("Write") { writes = true }
      .sheet(isPresented: $writes) { NoteForm(store: NoteStore()) } // expect: unasked-discard
  }
}

struct NoteForm: View {
  let store: NoteStore
  @State private var text = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      TextEditor(text: $text)
        .interactiveDismissDisabled(!text.isEmpty)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
          ToolbarItem(placement: .confirmationAction) {
            Button("Save") {
              store.add(text)
              dismiss()
            }
          }
        }
    }
  }
}

final class NoteStore {
  private var notes: [String] = []
  func add(_ text: String) { notes.append(text) }
}
