// SwiftUI's `ModifiedContent(content:modifier:)` is what `modifier` makes: the modifier is read, and may have a Close.
import SwiftUI

@main struct Frame: App {
  var body: some Scene { WindowGroup { Wall() } }
}

struct Wall: View {
  @State private var plain = false
  @State private var closable = false
  var body: some View {
    VStack {
      Button("Plain") { plain = true }
        .sheet(isPresented: $plain) { Text("Plain").padded() } // expect: missing-dismiss-button
      Button("Closable") { closable = true }
        .sheet(isPresented: $closable) { Text("Closable").closable() }
    }
  }
}

struct Padded: ViewModifier {
  func body(content: Content) -> some View { content.padding() }
}

struct Closable: ViewModifier {
  @Environment(\.dismiss) private var dismiss
  func body(content: Content) -> some View { VStack { content; Button("Close") { dismiss() } } }
}

extension View {
  func padded() -> some View { ModifiedContent(content: self, modifier: Padded()) }
  func closable() -> some View { ModifiedContent(content: self, modifier: Closable()) }
}
