// A Finish that only sets a flag does what those do who watch the flag.
import SwiftUI

struct Museum: View {
  @State private var showsTour = false
  @State private var showsQuiz = false

  var body: some View {
    Button("Tour") { showsTour = true }
    Button("Quiz") { showsQuiz = true }
      .sheet(isPresented: $showsTour) { Tour() }
      .sheet(isPresented: $showsQuiz) { Quiz() } // expect: missing-dismiss-button
  }
}

final class TourModel: ObservableObject {
  @Published var isOver = false
}

struct Tour: View {
  @StateObject private var model = TourModel()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Finish") { model.isOver = true }
      .onChange(of: model.isOver) { if $0 { dismiss() } }
  }
}

final class QuizModel: ObservableObject {
  @Published var isSubmitted = false
  func send() { print("sent") }
}

struct Quiz: View {
  @StateObject private var model = QuizModel()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Submit") { model.isSubmitted = true }
      .onChange(of: model.isSubmitted) {
        model.send()
        dismiss()
      }
  }
}
