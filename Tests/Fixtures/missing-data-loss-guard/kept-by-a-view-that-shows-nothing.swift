// A view in the background that is handed the binding or the text, and a field of the team's own, keep what is typed under names of their own.
// clean
import SwiftUI

struct Guestbook: View {
  @State private var greets = false
  @State private var thanks = false
  @State private var asks = false

  var body: some View {
    VStack {
      Button("Greet") { greets = true }
        .sheet(isPresented: $greets) { GreetingForm() }
      Button("Thank") { thanks = true }
        .sheet(isPresented: $thanks) { ThanksForm() }
      Button("Ask") { asks = true }
        .sheet(isPresented: $asks) { QuestionForm() }
    }
  }
}

struct Keeping: View {
  @Binding var words: String
  let key: String

  var body: some View {
    Color.clear
      .onAppear { words = UserDefaults.standard.string(forKey: key) ?? words }
      .onChange(of: words) { _, new in UserDefaults.standard.set(new, forKey: key) }
  }
}

struct LastingEditor: View {
  @Binding var content: String
  @State private var count = 0

  var body: some View {
    TextEditor(text: $content)
      .onAppear { content = Shelf.shared.kept }
      .onChange(of: content) {
        count = content.count
        Shelf.shared.kept = content
      }
  }
}

final class Shelf {
  static let shared = Shelf()
  var kept = ""
}

struct Remembering: View {
  let line: String
  var body: some View { Color.clear.onChange(of: line) { Shelf.shared.kept = line } }
}

struct QuestionForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var question = ""

  var body: some View {
    VStack {
      TextEditor(text: $question)
      Remembering(line: question)
      Button("Close") { dismiss() }
      Button("Send") { Post.send(question); question = ""; dismiss() }
    }
    .onAppear { question = Shelf.shared.kept }
  }
}

struct GreetingForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var greeting = ""

  var body: some View {
    VStack {
      TextEditor(text: $greeting).background(Keeping(words: $greeting, key: "greeting"))
      Button("Close") { dismiss() }
      Button("Send") { Post.send(greeting); greeting = ""; dismiss() }
    }
  }
}

struct ThanksForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var thanks = ""

  var body: some View {
    VStack {
      LastingEditor(content: $thanks)
      Button("Close") { dismiss() }
      Button("Send") { Post.send(thanks); thanks = ""; dismiss() }
    }
  }
}

enum Post {
  static func send(_ words: String) { print(words) }
}
