// What a shared object is told as the modal goes is there when it comes again; what a model of the modal's own is told is not.
import SwiftUI

struct Inbox: View {
  @State private var composes = false
  @State private var replies = false

  var body: some View {
    Button("Write") { composes = true }
    Button("Reply") { replies = true }
      .sheet(isPresented: $composes) { Compose() }
      .sheet(isPresented: $replies) { Reply() } // expect: missing-data-loss-guard
  }
}

final class Drafts {
  static let shared = Drafts()
  private(set) var text = ""
  func take(_ draft: String) { text = draft }
}

struct Compose: View {
  @State private var letter = Drafts.shared.text
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      TextEditor(text: $letter)
      Button("Close") { dismiss() }
      Button("Send") {
        Outbox.send(letter)
        dismiss()
      }
    }
    .onChange(of: letter) { Drafts.shared.take(letter) }
  }
}

final class ReplyModel: ObservableObject {
  var length = ""
  func take(_ draft: String) { length = draft }
}

struct Reply: View {
  @StateObject private var model = ReplyModel()
  @State private var answer = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      TextEditor(text: $answer)
      Button("Close") { dismiss() }
      Button("Send") {
        Outbox.send(answer)
        dismiss()
      }
    }
    .onChange(of: answer) { model.take(answer) }
  }
}

enum Outbox { static func send(_ text: String) { print(text) } }
