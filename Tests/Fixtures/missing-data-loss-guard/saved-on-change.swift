// Each change is saved, and what was saved is shown again.
// clean
import SwiftUI

struct Desk: View {
  @State private var writes = false

  var body: some View {
    Button("Journal") { writes = true }
      .sheet(isPresented: $writes) { JournalForm() }
  }
}

struct JournalForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var text = Journal.shared.draft

  var body: some View {
    VStack {
      TextEditor(text: $text)
        .onChange(of: text) { Journal.shared.draft = text }
      Button("Close") { dismiss() }
      Button("Publish") {
        Journal.shared.publish(text)
        dismiss()
      }
    }
  }
}

final class Journal {
  static let shared = Journal()
  var draft = ""
  func publish(_ text: String) { draft = "" }
}
