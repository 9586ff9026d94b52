// Done writes what was typed, so a swipe loses it; where all is written as it is typed, Done only closes.
import SwiftUI

struct Label: View {
  @State private var caption = ""
  @State private var edits = false
  @State private var renames = false
  @State private var looks = false

  var body: some View {
    VStack {
      // expect: missing-data-loss-guard
      Button("Edit") { edits = true }.sheet(isPresented: $edits) { Editor(caption: $caption) }
      Button("Rename") { renames = true }.sheet(isPresented: $renames) { Renamer(caption: $caption) }
      Button("Look") { looks = true }.sheet(isPresented: $looks) { Viewer(caption: caption) }
    }
  }
}

struct Editor: View {
  @Binding var caption: String
  @State private var draft = ""
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    NavigationStack {
      TextEditor(text: $draft)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
          ToolbarItem(placement: .confirmationAction) { Button("Done") { caption = draft; dismiss() } }
        }
    }
  }
}

struct Renamer: View {
  @Binding var caption: String
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      TextEditor(text: $caption)
      Button("Done") { dismiss() }
    }
  }
}

struct Viewer: View {
  let caption: String
  @State private var note = ""
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      TextEditor(text: $note)
      Text(caption)
      Button("Done") { print(note); dismiss() }
    }
  }
}
