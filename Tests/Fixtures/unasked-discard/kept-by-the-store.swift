// The text is the store's, and there again when it is opened.
// clean
import SwiftUI

final class Drafts: ObservableObject {
  @Published var text = ""
  func send() { text = "" }
}

struct Chats: View {
  @StateObject private var drafts = Drafts()
  @State private var writes = false

  var body: some View {
    Button("Write") { writes = true }
      .sheet(isPresented: $writes) { MessageForm(drafts: drafts) }
  }
}

struct MessageForm: View {
  @ObservedObject var drafts: Drafts
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("Close") { dismiss() }
      TextEditor(text: $drafts.text)
      Button("Send") {
        drafts.send()
        dismiss()
      }
    }
  }
}
