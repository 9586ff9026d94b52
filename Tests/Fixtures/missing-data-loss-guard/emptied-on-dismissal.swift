// The presenter holds the draft, and its `onDismiss`, which a swipe runs as well, empties it.
import SwiftUI

@main struct Post: App {
  var body: some Scene { WindowGroup { Counter() } }
}

final class Mailbag {
  static let shared = Mailbag()
  private var letters: [String] = []
  func save(_ letter: String) { letters.append(letter) }
}

struct Counter: View {
  @State private var on = false
  @State private var text = ""
  var body: some View {
    Button("Write") { on = true }
      // expect: missing-data-loss-guard
      .sheet(isPresented: $on, onDismiss: { text = "" }) { Letter(text: $text, send: { Mailbag.shared.save(text); on = false }) }
  }
}

/// Saved before it is emptied.
struct SavingCounter: View {
  @State private var on = false
  @State private var text = ""
  var body: some View {
    Button("Write") { on = true }
      .sheet(isPresented: $on, onDismiss: { Mailbag.shared.save(text); text = "" }) { Letter(text: $text, send: { on = false }) }
  }
}

/// Something else is emptied.
struct OtherCounter: View {
  @State private var on = false
  @State private var text = ""
  @State private var note = ""
  var body: some View {
    Button("Write") { on = true }
      .sheet(isPresented: $on, onDismiss: { note = "" }) { Letter(text: $text, send: { Mailbag.shared.save(text); on = false }) }
  }
}

/// The presenter shows it, too.
struct ShowingCounter: View {
  @State private var on = false
  @State private var text = ""
  var body: some View {
    VStack { Text(text); Button("Write") { on = true } }
      .sheet(isPresented: $on, onDismiss: { text = "" }) { Letter(text: $text, send: { Mailbag.shared.save(text); on = false }) }
  }
}

struct Letter: View {
  @Environment(\.dismiss) private var dismiss
  @Binding var text: String
  let send: () -> Void
  var body: some View {
    VStack { TextEditor(text: $text); Button("Send") { send() }; Button("Cancel") { dismiss() } }
  }
}
