// What is written into `&Drafts.shared.last` outlives the form; what is written into its own state does not.
import SwiftUI

final class Drafts {
  static let shared = Drafts()
  var last = ""
}

func keep(_ text: String, in place: inout String) { place = text }

struct Inbox: View {
  @State private var composes = false
  @State private var answers = false

  var body: some View {
    VStack {
      Button("Write") { composes = true }
        .sheet(isPresented: $composes) { Compose() }
      Button("Answer") { answers = true }
        .sheet(isPresented: $answers) { Answer() } // expect: missing-data-loss-guard
    }
  }
}

struct Compose: View {
  @Environment(\.dismiss) private var dismiss
  @State private var text = Drafts.shared.last

  var body: some View {
    VStack {
      TextEditor(text: $text).onChange(of: text) { keep(text, in: &Drafts.shared.last) }
      Button("Cancel") { dismiss() }
      Button("Send") { post(text); dismiss() }
    }
  }
}

struct Answer: View {
  @Environment(\.dismiss) private var dismiss
  @State private var text = ""
  @State private var shownText = ""

  var body: some View {
    VStack {
      TextEditor(text: $text).onChange(of: text) { keep(text, in: &shownText) }
      Text(shownText)
      Button("Cancel") { dismiss() }
      Button("Send") { post(text); dismiss() }
    }
  }
}

func post(_ text: String) {}
