// What was deleted has no screen any more; a callback says that the whole task is over.
// clean
import SwiftUI

struct NoteScreen: View {
  @Environment(\.dismiss) private var dismiss
  @State private var asks = false
  @State private var exports = false
  let store: NoteStore

  var body: some View {
    VStack {
      Button("Delete") { asks = true }
      Button("Export") { exports = true }
    }
    .sheet(isPresented: $asks) {
      VStack {
        Button("Delete for good", role: .destructive) {
          store.delete()
          dismiss()
        }
        Button("Keep") { asks = false }
      }
    }
    .sheet(isPresented: $exports) { ExportScreen(onExported: { dismiss() }) }
  }
}

final class NoteStore {
  func delete() {}
}

struct ExportScreen: View {
  @Environment(\.dismiss) private var dismiss
  let onExported: () -> Void

  var body: some View {
    VStack {
      Button("Export", action: onExported)
      Button("Cancel") { dismiss() }
    }
  }
}
