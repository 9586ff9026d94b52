// A draft in a sheet that only a Mac compiles cannot be swiped away; the phone's own can.
import SwiftUI

struct Diary: View {
  @State private var writes = false
  let store: DiaryStore

  var body: some View {
    Button("Write") { writes = true }
      #if os(macOS) || targetEnvironment(macCatalyst)
      .sheet(isPresented: $writes) { Entry(store: store) }
      #else
      // expect: missing-data-loss-guard
      .sheet(isPresented: $writes) { Entry(store: store) }
      #endif
  }
}

struct Entry: View {
  @Environment(\.dismiss) private var dismiss
  let store: DiaryStore
  @State private var text = ""

  var body: some View {
    VStack {
      TextEditor(text: $text)
      Button("Cancel", role: .cancel) { dismiss() }
      Button("Save") {
        store.save(text)
        dismiss()
      }
    }
  }
}

final class DiaryStore {
  func save(_ text: String) {}
}
