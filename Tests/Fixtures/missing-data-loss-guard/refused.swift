// Refused for good; Cancel is the way out.
// clean
import SwiftUI

struct Office: View {
  @State private var writes = false

  var body: some View {
    Button("Memo") { writes = true }
      .sheet(isPresented: $writes) {
        MemoForm().interactiveDismissDisabled()
      }
  }
}

struct MemoForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""

  var body: some View {
    VStack {
      TextEditor(text: $text)
      Button("Cancel") { dismiss() }
      Button("Send") {
        Memos.send(text)
        dismiss()
      }
    }
  }
}

enum Memos {
  static func send(_ text: String) {}
}
