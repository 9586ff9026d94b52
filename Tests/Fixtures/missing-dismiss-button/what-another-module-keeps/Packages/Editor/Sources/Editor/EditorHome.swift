import SwiftUI

public struct EditorHome: View {
  @State private var isShown = false

  public init() {}

  public var body: some View {
    Button("Write") { isShown = true }
      .sheet(isPresented: $isShown) { NoteView() } // expect: missing-data-loss-guard
  }
}

struct NoteView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""

  var body: some View {
    NavigationStack {
      TextEditor(text: $text)
        .toolbar {
          Button("Cancel") { dismiss() }
          Button("Save") { Archive.shared.add(text); dismiss() }
        }
    }
  }
}

final class Archive {
  nonisolated(unsafe) static let shared = Archive()
  private var notes: [String] = []
  func add(_ note: String) { notes.append(note) }
}
