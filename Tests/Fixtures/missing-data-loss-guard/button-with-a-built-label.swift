// A button of the team's own that is handed a builder for its label: what that shows is its title.
import SwiftUI

struct Desk: View {
  @State private var writes = false
  @State private var reads = false
  var body: some View {
    VStack {
      Button("Write") { writes = true }
      Button("Read") { reads = true }
    }
    .sheet(isPresented: $writes) { LetterView() } // expect: missing-data-loss-guard, missing-dismiss-button
    .sheet(isPresented: $reads) { NoteView() }
  }
}

struct LetterView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""
  var body: some View {
    VStack {
      TextEditor(text: $text)
      WaitingButton { await Post.shared.carry(text); dismiss() } label: { Text("Send") }
    }
  }
}

struct NoteView: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      Text("Nothing new")
      WaitingButton { dismiss() } label: { Text("Close") }
    }
  }
}

final class Post {
  static let shared = Post()
  private var letters: [String] = []
  func carry(_ letter: String) async { letters.append(letter) }
}

struct WaitingButton<Label: View>: View {
  let action: () async -> Void
  @ViewBuilder let label: () -> Label
  var body: some View { Button { Task { await action() } } label: { label() } }
}
