// Refused while there is a draft, or while it runs.
// clean
import SwiftUI

struct DiaryScreen: View {
  @State private var showsEntry = false

  var body: some View {
    Button("New") { showsEntry = true }
      .sheet(isPresented: $showsEntry) { EntryScreen() }
  }
}

struct EntryScreen: View {
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""

  var body: some View {
    VStack {
      TextEditor(text: $text)
      Button("Cancel") { dismiss() }
    }
    .interactiveDismissDisabled(!text.isEmpty)
  }
}
