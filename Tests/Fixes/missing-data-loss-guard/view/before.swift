import SwiftUI

struct NotesScreen: View {
  @State private var showsEditor = false

  var body: some View {
    Button("New") { showsEditor = true }
      .sheet(isPresented: $showsEditor) { NoteEditor(store: NoteStore()) }
  }
}

final class NoteStore {
  func save(_ text: String) {}
}

struct NoteEditor: View {
  let store: NoteStore
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""

  private var hasChanges: Bool { !text.isEmpty }

  var body: some View {
    VStack {
      TextEditor(text: $text)
      Button("Cancel") { dismiss() }
      Button("Save") {
        store.save(text)
        dismiss()
      }
    }
    .padding()
  }
}
