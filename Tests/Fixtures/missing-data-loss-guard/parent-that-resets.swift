// The parent keeps the draft, but empties it each time the sheet is opened.
import SwiftUI

struct Classroom: View {
  @State private var question = ""
  @State private var asks = false

  var body: some View {
    Button("Ask") {
      question = ""
      asks = true
    }
    .sheet(isPresented: $asks) { QuestionForm(question: $question) } // expect: missing-data-loss-guard
  }
}

struct QuestionForm: View {
  @Binding var question: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      TextEditor(text: $question)
      Button("Cancel") { dismiss() }
      Button("Submit") {
        Teacher.ask(question)
        dismiss()
      }
    }
  }
}

enum Teacher {
  static func ask(_ question: String) {}
}
