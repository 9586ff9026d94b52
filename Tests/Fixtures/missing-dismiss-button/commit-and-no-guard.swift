// No neutral button, and a draft that a swipe throws away: two mistakes, two findings.
import SwiftUI

struct Post: View {
  @State private var replies = false

  var body: some View {
    Button("Reply") { replies = true }
      .sheet(isPresented: $replies) { ReplyView() } // expect: missing-dismiss-button, missing-data-loss-guard
  }
}

struct ReplyView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""

  var body: some View {
    VStack {
      TextEditor(text: $text)
      Button("Send") {
        Forum.reply(text)
        dismiss()
      }
      .disabled(text.isEmpty)
    }
  }
}

enum Forum {
  static func reply(_ text: String) {}
}
