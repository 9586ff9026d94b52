// A protocol gives its views a body that marks them; a wrapper of views marks what it is called on.
import SwiftUI

protocol Note: View {
  associatedtype Words: View
  var close: () -> Void { get }
  @ViewBuilder var words: Words { get }
}

extension Note {
  var body: some View { words.accessibilityAddTraits(.isModal).accessibilityAction(.escape, close) }
}

struct Reminder: Note {
  let close: () -> Void
  var words: some View { Text("Remember") }
}

struct Board: View {
  @State private var isOpen = false

  var body: some View {
    ZStack {
      List { Button("Open") { isOpen = true } }
      if isOpen {
        Color.black.opacity(0.4).ignoresSafeArea().onTapGesture { isOpen = false }
        Reminder { isOpen = false }
      }
    }
  }
}

struct Spoken<Content: View> {
  let content: Content
  func asModal(_ close: @escaping () -> Void) -> some View {
    content.accessibilityAddTraits(.isModal).accessibilityAction(.escape, close)
  }
}

extension View {
  var spoken: Spoken<Self> { Spoken(content: self) }
}

struct Shelf: View {
  @State private var isOpen = false

  var body: some View {
    ZStack {
      List { Button("Open") { isOpen = true } }
      if isOpen {
        Color.black.opacity(0.4).ignoresSafeArea().onTapGesture { isOpen = false }
        Text("Book").spoken.asModal { isOpen = false }
      }
    }
  }
}

// expect: missing-escape-action
struct Drawer: View { // expect: overlay-open-to-voiceover
  @State private var isOpen = false

  var body: some View {
    ZStack {
      List { Button("Open") { isOpen = true } }
      if isOpen {
        Color.black.opacity(0.4).ignoresSafeArea().onTapGesture { isOpen = false }
        Text("Socks")
      }
    }
  }
}
