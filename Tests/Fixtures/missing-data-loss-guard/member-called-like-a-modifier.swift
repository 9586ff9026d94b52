// A property that is called `sheet` is not what `.sheet(item: $poem)` hands the poem to: the poem goes with the modal.
import SwiftUI

@MainActor @Observable final class Poem: Identifiable {
  var title = ""
  var verses = ""
}

struct Anthology: View {
  @State private var poem: Poem?

  var body: some View {
    Button("Write") { poem = Poem() }
      .sheet(item: $poem) { poem in PoemForm(poem: poem) } // expect: missing-data-loss-guard
  }
}

struct PoemForm: View {
  @Bindable var poem: Poem
  @AppStorage("last poem") private var last = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      TextField("Title", text: $poem.title)
      TextEditor(text: $poem.verses)
      Button("Cancel") { dismiss() }
      Button("Save") {
        last = poem.title + poem.verses
        dismiss()
      }
    }
  }
}

@MainActor @Observable final class Router { var sheet: Int? }
