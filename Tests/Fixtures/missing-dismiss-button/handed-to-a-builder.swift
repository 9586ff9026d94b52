// A view that a static function of a type from outside is handed: it may be shown.
import FrameKit
import SwiftUI

struct Shelf: View {
  @State private var opensBook = false
  @State private var opensMap = false
  @State private var opensCover = false

  var body: some View {
    Button("Book") { opensBook = true }
      .sheet(isPresented: $opensBook) { Lazily { BookPage() } }
    Button("Map") { opensMap = true }
      .sheet(isPresented: $opensMap) { MapPage() }
    Button("Cover") { opensCover = true }
      .sheet(isPresented: $opensCover) { Lazily { CoverPage() } }  // expect: missing-dismiss-button
  }
}

struct Lazily<Shown: View>: View {
  let shown: () -> Shown
  init(_ shown: @escaping () -> Shown) { self.shown = shown }

  var body: _ConditionalContent<Shown, Text> { return ViewBuilder.buildEither(first: self.shown()) }
}

struct MapPage: View {
  var body: some View { FrameKit.framed(BookPage()) }
}

struct BookPage: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Put back") { dismiss() } }
}

struct CoverPage: View {
  @State private var isTurned = false
  var body: some View { Button("Turn") { isTurned.toggle() } }
}
