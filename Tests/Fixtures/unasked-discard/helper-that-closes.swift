// The X calls a helper, which closes at once.
import SwiftUI

struct Ideas: View {
  @State private var isOpen = false

  var body: some View {
    Button("Idea") { isOpen = true }
      .sheet(isPresented: $isOpen) { IdeaForm(box: IdeaBox()) } // expect: unasked-discard
  }
}

struct IdeaForm: View {
  let box: IdeaBox
  @State private var idea = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button(action: close) { Image(systemName: "xmark") }
      TextEditor(text: $idea)
        .interactiveDismissDisabled(!idea.isEmpty)
      Button("Post") {
        box.post(idea)
        close()
      }
    }
  }

  private func close() { dismiss() }
}

final class IdeaBox {
  private var ideas: [String] = []
  func post(_ idea: String) { ideas.append(idea) }
}
