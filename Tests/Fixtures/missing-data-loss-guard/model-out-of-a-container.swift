// A model that a container of another module gives may keep what it is told, since nobody sees its class; one that is seen does not.
import Depot
import SwiftUI

struct Desk: View {
  @State private var writes = false
  @State private var notes = false
  @State private var answers = false

  var body: some View {
    HStack {
      Button("Write") { writes = true }
      Button("Note") { notes = true }
      Button("Answer") { answers = true }
    }
    .sheet(isPresented: $writes) { LetterPage() }
    .sheet(isPresented: $notes) { NotePage() }
    .sheet(isPresented: $answers) { AnswerPage() } // expect: missing-data-loss-guard
  }
}

final class TextModel: ObservableObject {
  @Published var text = ""
  func send() { Post.shared.send(text) }
}

final class Post {
  static let shared = Post()
  private var letters: [String] = []
  func send(_ letter: String) { letters.append(letter) }
}

struct LetterPage: View {
  @StateObject private var model = Depot.shared.letterModel()
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    TextEditor(text: $model.text)
    Button("Close") { dismiss() }
    Button("Send") { model.send(); dismiss() }
  }
}

struct NotePage: View {
  @State private var model = depot.resolve(TextModel.self)
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    TextEditor(text: $model.text)
    Button("Close") { dismiss() }
    Button("Send") { model.send(); dismiss() }
  }
}

struct AnswerPage: View {
  @StateObject private var model = makeModel()
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    TextEditor(text: $model.text)
    Button("Close") { dismiss() }
    Button("Send") { model.send(); dismiss() }
  }
}

func makeModel() -> TextModel { TextModel() }
