// The button tells the view model, and the view closes when the model says so.
// clean
import SwiftUI

final class QuizModel: ObservableObject {
  @Published var isOver = false
  func leave() { isOver = true }
}

struct School: View {
  @State private var plays = false

  var body: some View {
    Button("Quiz") { plays = true }
      .sheet(isPresented: $plays) { Quiz() }
  }
}

struct Quiz: View {
  @StateObject private var model = QuizModel()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("What is the capital of Peru?")
      Button("Leave") { model.leave() }
    }
    .onChange(of: model.isOver) { dismiss() }
  }
}
