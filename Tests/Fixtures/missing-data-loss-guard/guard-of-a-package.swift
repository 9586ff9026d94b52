// A modifier of another module that speaks of dismissing may refuse the swipe, and its closure may be handed the controller.
import Controls
import SwiftUI

struct Desk: View {
  @State private var writesCard = false
  @State private var writesNote = false
  @State private var writesList = false

  var body: some View {
    VStack {
      Button("Card") { writesCard = true }
      Button("Note") { writesNote = true }
      Button("List") { writesList = true }
    }
    .sheet(isPresented: $writesCard) { CardForm() }
    .sheet(isPresented: $writesNote) { NoteForm() }
    .sheet(isPresented: $writesList) { ListForm() } // expect: missing-data-loss-guard
  }
}

struct CardForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var front = ""
  @State private var back = ""

  var body: some View {
    Form {
      TextField("Front", text: $front)
      TextField("Back", text: $back)
      Button("Cancel") { dismiss() }
      Button("Save") {
        Box.shared.add(front, back)
        dismiss()
      }
    }
    .confirmDismissal(when: !front.isEmpty || !back.isEmpty)
  }
}

struct NoteForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var title = ""
  @State private var text = ""

  var body: some View {
    Form {
      TextField("Title", text: $title)
      TextEditor(text: $text)
      Button("Cancel") { dismiss() }
      Button("Save") {
        Box.shared.add(title, text)
        dismiss()
      }
    }
    .introspect(.sheet) { $0.isModalInPresentation = !text.isEmpty }
  }
}

struct ListForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var title = ""
  @State private var text = ""

  var body: some View {
    Form {
      TextField("Title", text: $title)
      TextEditor(text: $text)
      Button("Cancel") { dismiss() }
      Button("Save") {
        Box.shared.add(title, text)
        dismiss()
      }
    }
    .scrollDismissesKeyboard(.interactively)
    .cardBackground()
  }
}

final class Box {
  static let shared = Box()
  func add(_ first: String, _ second: String) { print(first, second) }
}
