// The control is an image; what it calls says that it sends.
import SwiftUI

struct Thread: View {
  @State private var answers = false
  var body: some View {
    Button("Answer") { answers = true }
      .sheet(isPresented: $answers) { NavigationStack { AnswerView() } } // expect: missing-data-loss-guard
  }
}

struct AnswerView: View {
  @State private var answer = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    TextEditor(text: $answer)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .primaryAction) {
          Button {
            Task { await submit() }
          } label: {
            Image(systemName: "arrow.up.circle.fill")
          }
        }
      }
  }

  private func submit() async {
    await Post.deliver(answer)
    dismiss()
  }
}

enum Post {
  static func deliver(_ text: String) async {}
}
