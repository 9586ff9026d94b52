// The parent holds the draft, and it is there again: nobody sets it anew, or the parent uses it by itself.
// clean
import SwiftUI

struct Library: View {
  @State private var wish = ""
  @State private var wishes = false
  @State private var note = ""
  @State private var notes = false
  @State private var review = ""
  @State private var reviews = false
  @State private var tag = ""
  @State private var tags = false

  var body: some View {
    VStack {
      Text(note)
      Button("Wish") { wishes = true }
      Button("Note") {
        note = ""
        notes = true
      }
      Button("Review") {
        review = ""
        reviews = true
      }
      Button("Tag") {
        tag = ""
        tags = true
      }
      Button("The last tag") { tags = true }
    }
    .sheet(isPresented: $wishes) { Draft(text: $wish) }
    .sheet(isPresented: $notes) { Draft(text: $note) }
    .sheet(isPresented: $reviews, onDismiss: keep) { Draft(text: $review) }
    .sheet(isPresented: $tags) { Draft(text: $tag) }
  }

  private func keep() { Shelf.store(review) }
}

struct Draft: View {
  @Binding var text: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      TextEditor(text: $text)
      Button("Cancel") { dismiss() }
      Button("Submit") {
        Shelf.store(text)
        dismiss()
      }
    }
  }
}

enum Shelf {
  static func store(_ text: String) {}
}
