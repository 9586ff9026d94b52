// Initialisers that leave the work to another one, as those of extensions do, which also leave a struct's initialiser of all members in
// place; and functions of a view's own type that make it.
import SwiftUI

struct Shelf: View {
  @State private var reads = false
  @State private var asks = false
  @State private var lends = false
  @State private var sorts = false
  @State private var prints = false
  @State private var tells = false

  var body: some View {
    VStack {
      Button("Read") { reads = true }
        .fullScreenCover(isPresented: $reads) { Reader(onClose: { reads = false }) }
      Button("Ask") { asks = true }
        .fullScreenCover(isPresented: $asks) { Panel("Which one?", onClose: { asks = false }) }
      Button("Lend") { lends = true }
        .fullScreenCover(isPresented: $lends) { Panel(content: Text("To whom?"), foot: Text("Soon"), close: { lends = false }) }
      Button("Sort") { sorts = true }
        .fullScreenCover(isPresented: $sorts) { Panel("How?") } // expect: trapped-modal
      Button("Print") { prints = true }
        .fullScreenCover(isPresented: $prints) { Reader.make { prints = false } }
      Button("Tell") { tells = true }
        .fullScreenCover(isPresented: $tells) { Reader.make {} } // expect: trapped-modal
    }
  }
}

struct Reader: View {
  let onClose: () -> Void

  static func make(_ close: @escaping () -> Void) -> some View { Reader(onClose: close) }

  var body: some View {
    VStack {
      Text("Once upon a time")
      TapRow("Close", perform: onClose)
    }
  }
}

struct TapRow<Label: View>: View {
  let action: () -> Void
  let label: () -> Label

  var body: some View { Button(action: action, label: label) }
}

extension TapRow where Label == Text {
  init(_ title: String, perform: @escaping () -> Void) {
    self.init(action: perform) { Text(title) }
  }
}

struct Panel<Content: View, Foot: View>: View {
  let content: Content
  let foot: Foot
  var close: () -> Void = {}

  var body: some View {
    VStack {
      content
      foot
      Button("Close", action: close)
    }
  }
}

extension Panel where Content == Text, Foot == EmptyView {
  init(_ title: String, onClose: @escaping () -> Void) {
    self.init(title, closing: onClose)
  }

  init(_ title: String, closing: @escaping () -> Void = {}) {
    self.init(content: Text(title), foot: EmptyView(), close: closing)
  }
}

struct Bench: View {
  @State private var sits = false

  var body: some View {
    Button("Sit") { sits = true }
      .fullScreenCover(isPresented: $sits) { CountedRow("Close") { sits = false } }
  }
}

struct CountedRow: View {
  private let title: String
  private let run: () -> Void

  init(_ title: String, tapped: @escaping () -> Void) {
    self.title = title
    self.run = {
      Counter.shared.count += 1
      tapped()
    }
  }

  var body: some View { Button(title) { run() } }
}

final class Counter {
  static let shared = Counter()
  var count = 0
}
