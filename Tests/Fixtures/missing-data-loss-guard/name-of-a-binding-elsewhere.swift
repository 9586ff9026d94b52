// A local in an observer has the name of another view's binding: nothing is handed on.
import SwiftUI

struct Pier: View {
  @State private var writes = false
  var body: some View {
    Button("Write") { writes = true }
      .sheet(isPresented: $writes) { LetterView() } // expect: missing-data-loss-guard
  }
}

struct LetterView: View {
  @State private var letter = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      TextEditor(text: $letter)
        .onChange(of: letter) { _, newLetter in
          var length = newLetter.utf8.count
          while length > 100 {
            letter = String(letter.dropLast())
            length = letter.utf8.count
          }
        }
      Button("Cancel") { dismiss() }
      Button("Send") {
        Post.deliver(letter)
        dismiss()
      }
    }
  }
}

struct Ruler: View {
  @Binding var length: Int
  var body: some View { Stepper("Length", value: $length) }
}

enum Post {
  static func deliver(_ letter: String) {}
}
