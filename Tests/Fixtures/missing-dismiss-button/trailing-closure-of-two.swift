// A trailing closure passes over a closure that has a default where a later one needs it.
import SwiftUI

@main struct Album: App {
  var body: some Scene { WindowGroup { Pages() } }
}

struct Pages: View {
  @State private var tiles = false
  @State private var cards = false
  @State private var notes = false
  @State private var marks = false
  var body: some View {
    VStack {
      Button("Tile") { tiles = true }
        .sheet(isPresented: $tiles) { Tile { tiles = false } } // expect: missing-dismiss-button
      Button("Card") { cards = true }
        .sheet(isPresented: $cards) { Card { cards = false } } // expect: missing-dismiss-button
      Button("Note") { notes = true }
        .sheet(isPresented: $notes) { Note { notes = false } }
      Button("Mark") { marks = true }
        .sheet(isPresented: $marks) { Mark { marks = false } }
    }
  }
}

struct Tile: View {
  let onPlay: () -> Void
  let onHold: () -> Void
  init(onPlay: @escaping () -> Void = {}, onHold: @escaping () -> Void) {
    self.onPlay = onPlay
    self.onHold = onHold
  }
  var body: some View {
    VStack {
      Button("Play") { onPlay() }
      Text("Photo").onLongPressGesture { onHold() }
    }
  }
}

/// The same without an initialiser of its own.
struct Card: View {
  var onPlay: (() -> Void)?
  let onHold: () -> Void
  var body: some View {
    VStack {
      Button("Play") { onPlay?() }
      Text("Photo").onLongPressGesture { onHold() }
    }
  }
}

struct Note: View {
  let onLeave: () -> Void
  let onHold: () -> Void
  init(onLeave: @escaping () -> Void, onHold: @escaping () -> Void = {}) {
    self.onLeave = onLeave
    self.onHold = onHold
  }
  var body: some View {
    VStack {
      Button("Leave") { onLeave() }
      Text("Photo").onLongPressGesture { onHold() }
    }
  }
}

struct Mark: View {
  var onLeave: (() -> Void)?
  var onHold: (() -> Void)?
  var body: some View {
    VStack {
      Button("Leave") { onLeave?() }
      Text("Photo").onLongPressGesture { onHold?() }
    }
  }
}
