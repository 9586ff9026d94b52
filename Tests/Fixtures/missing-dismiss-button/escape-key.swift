// A key that cancels is a way out without committing; on a Mac a sheet whose only exit commits has none.
import SwiftUI

struct Board: View {
  @State private var adds = false
  @State private var renames = false
  let store: NoteStore

  var body: some View {
    #if os(macOS)
    Menu("Notes") {
      Button("New") { adds = true }
      Button("Rename") { renames = true }
    }
      // expect: missing-dismiss-button
      .sheet(isPresented: $adds) { NewNote(store: store) }
      .sheet(isPresented: $renames) { RenameNote(store: store) }
    #else
    EmptyView()
    #endif
  }
}

struct NewNote: View {
  @Environment(\.dismiss) private var dismiss
  let store: NoteStore
  @State private var title = ""

  var body: some View {
    Form {
      TextField("Title", text: $title)
      Button("Save") {
        store.save(title)
        dismiss()
      }
    }
  }
}

struct RenameNote: View {
  @Environment(\.dismiss) private var dismiss
  let store: NoteStore
  @State private var title = ""

  var body: some View {
    Form {
      TextField("Title", text: $title)
      Button("Save") {
        store.save(title)
        dismiss()
      }
      Button("Discard it") {
        store.delete(title)
        dismiss()
      }
      .keyboardShortcut(.cancelAction)
    }
  }
}

final class NoteStore {
  func save(_ title: String) {}
  func delete(_ title: String) {}
}
