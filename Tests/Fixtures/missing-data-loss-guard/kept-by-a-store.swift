// A store keeps the draft, and opening again shows it.
// clean
import SwiftUI

final class ComposerStore: ObservableObject {
  @Published var text = ""

  func send() {
    Mailbox.send(text)
    text = ""
  }
}

struct MailList: View {
  @StateObject private var store = ComposerStore()
  @State private var composes = false

  var body: some View {
    Button("Write") { composes = true }
      .sheet(isPresented: $composes) { Composer(store: store) }
  }
}

struct Composer: View {
  @ObservedObject var store: ComposerStore
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      TextEditor(text: $store.text)
      Button("Later") { dismiss() }
      Button("Send") {
        store.send()
        dismiss()
      }
    }
  }
}

enum Mailbox {
  static func send(_ text: String) {}
}
