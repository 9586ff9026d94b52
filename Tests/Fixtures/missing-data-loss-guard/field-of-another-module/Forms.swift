// SwiftUI's field is meant, though a module beside has a text field of UIKit's by that name; a view of one's own by the name of an input is one's own.
import Kit
import SwiftUI

@main struct Shop: App {
  var body: some Scene { WindowGroup { Till() } }
}

struct Till: View {
  @State private var a = false
  @State private var b = false
  var body: some View {
    Button("New") { a = true; b = true }
      .sheet(isPresented: $a) { Ticket() } // expect: missing-data-loss-guard
      .sheet(isPresented: $b) { Plain() }
  }
}

struct Ticket: View {
  @Environment(\.dismiss) private var dismiss
  @State private var title = ""
  @State private var note = ""
  var body: some View {
    VStack {
      TextField("Title", text: $title)
      TextField("Note", text: $note)
      Button("Cancel") { dismiss() }
      Button("Save") { Drawer.shared.add(title, note); dismiss() }
    }
  }
}

struct Plain: View {
  @Environment(\.dismiss) private var dismiss
  @State private var title = ""
  var body: some View {
    VStack {
      TextEditor(text: $title)
      Button("Cancel") { dismiss() }
      Button("Save") { Drawer.shared.add(title, ""); dismiss() }
    }
  }
}

struct TextEditor: View {
  @Binding var text: String
  var body: some View { Text(text) }
}

final class Drawer {
  static let shared = Drawer()
  private var all: [String] = []
  func add(_ title: String, _ note: String) { all.append(title + note) }
}
