// Who refuses the swipe while something is published, paid or verified guards that, and not what was typed.
import SwiftUI

struct Newsroom: View {
  @State private var writes = false
  @State private var books = false
  @State private var drafts = false

  var body: some View {
    VStack {
      Button("Write") { writes = true }
        .sheet(isPresented: $writes) { ArticleForm() } // expect: missing-data-loss-guard
      Button("Book") { books = true }
        .sheet(isPresented: $books) { AdForm() } // expect: missing-data-loss-guard
      Button("Draft") { drafts = true }
        .sheet(isPresented: $drafts) { NoteForm() }
    }
  }
}

struct ArticleForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var headline = ""
  @State private var article = ""
  @State private var isPublishing = false

  var body: some View {
    VStack {
      TextField("Headline", text: $headline)
      TextEditor(text: $article)
      Button("Cancel") { dismiss() }
      Button("Publish") {
        isPublishing = true
        Desk.shared.publish(headline + article)
        dismiss()
      }
    }
    .interactiveDismissDisabled(isPublishing)
  }
}

struct AdForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var slogan = ""
  @State private var address = ""
  @State private var isPaying = false
  @State private var isVerifying = false

  var body: some View {
    VStack {
      TextField("Slogan", text: $slogan)
      TextField("Address", text: $address).interactiveDismissDisabled(isVerifying)
      Button("Cancel") { dismiss() }
      Button("Save") {
        isVerifying = true
        isPaying = true
        Desk.shared.publish(slogan + address)
        dismiss()
      }
    }
    .interactiveDismissDisabled(isPaying)
  }
}

struct NoteForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var note = ""
  @State private var isAdding = true

  var body: some View {
    VStack {
      TextEditor(text: $note)
      Button("Cancel") { dismiss() }
      Button("Save") {
        Desk.shared.publish(note)
        dismiss()
      }
    }
    // Somebody is adding something: that is the draft.
    .interactiveDismissDisabled(isAdding)
  }
}

final class Desk {
  static let shared = Desk()
  private var pieces: [String] = []
  func publish(_ piece: String) { pieces.append(piece) }
}
