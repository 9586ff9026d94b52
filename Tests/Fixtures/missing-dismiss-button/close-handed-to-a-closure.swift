// A frame hands its own way to close to the closure that draws what is in it: `content { dismiss() }` runs `{ close in … }`.
import SwiftUI

struct Card<Content: View>: View {
  let content: (@escaping () -> Void) -> Content
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack { content { dismiss() } }
  }
}

struct Tile<Content: View>: View {
  let content: (Int, @escaping () -> Void) -> Content
  @State private var count = 0
  var body: some View {
    VStack { content(count) { count += 1 } }
  }
}

struct Note: View {
  var body: some View {
    Card { close in
      Button("Close") { close() }
    }
  }
}

struct Hint: View {
  var body: some View {
    Tile { count, add in
      Button("Add to \(count)") { add() }
    }
  }
}

struct Home: View {
  @State private var showsNote = false
  @State private var showsHint = false
  var body: some View {
    VStack {
      Button("Note") { showsNote = true }
        .sheet(isPresented: $showsNote) { Note() }
      Button("Hint") { showsHint = true }
        .sheet(isPresented: $showsHint) { Hint() } // expect: missing-dismiss-button
    }
  }
}
