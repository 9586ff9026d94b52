// A button's title stands in a property of its label: what the caller hands in is still what it says.
import SwiftUI

@main struct Press: App {
  var body: some Scene { WindowGroup { Sheets() } }
}

struct Sheets: View {
  @State private var prints = false
  @State private var reads = false
  var body: some View {
    VStack {
      Button("Print") { prints = true }
        .sheet(isPresented: $prints) { Printing() } // expect: missing-dismiss-button
      // ^^^^^ missing-dismiss-button: only `Send` does
      Button("Read") { reads = true }
        .sheet(isPresented: $reads) { Reading() }
    }
  }
}

struct Printing: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Wide(title: "Send") {
      Post.shared.send("proof")
      dismiss()
    }
  }
}

struct Reading: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Wide(title: "Cancel") { dismiss() } }
}

struct Wide: View {
  let title: String
  let action: () -> Void
  private var face: some View { AnyView(Text(title).bold()) }
  var body: some View { Button { action() } label: { face } }
}

final class Post {
  static let shared = Post()
  private var letters: [String] = []
  func send(_ letter: String) { letters.append(letter) }
}
