// The layer that dims and takes the taps may stand in a property or function of the same view, and the flag at its use. One that is laid
// behind, stands in a row, is always there, or is marked by the team's own modifier is no modal that VoiceOver passes by.
import SwiftUI

struct Flour: View { // expect: overlay-open-to-voiceover
  @State private var isOpen = false

  var body: some View {
    VStack { Button("Open") { isOpen = true } }
      .overlay { if isOpen { menu } }
  }

  private var menu: some View {
    ZStack {
      Color.black.opacity(0.5).ignoresSafeArea().onTapGesture { isOpen = false }
      Button("Close") { isOpen = false }
    }
    .accessibilityAction(.escape) { isOpen = false }
  }
}

struct Sugar: View { // expect: overlay-open-to-voiceover
  @State private var isOpen = false

  var body: some View {
    ZStack {
      Button("Open") { isOpen = true }
      self.menu
    }
  }

  @ViewBuilder private var menu: some View {
    if isOpen {
      Color.black.opacity(0.5).ignoresSafeArea().onTapGesture { isOpen = false }
      Button("Close") { isOpen = false }
        .accessibilityAction(.escape) { isOpen = false }
    }
  }
}

struct Salt: View { // expect: overlay-open-to-voiceover
  @State private var isOpen = false

  var body: some View {
    ZStack {
      Button("Open") { isOpen = true }
      if isOpen { menu(title: "Salt") }
    }
  }
}

extension Salt {
  private func menu(title: String) -> some View {
    ZStack {
      shade
      Button(title) { isOpen = false }
    }
    .accessibilityAction(.escape) { isOpen = false }
  }

  private var shade: some View {
    Color.black.opacity(0.5).ignoresSafeArea().onTapGesture { isOpen = false }
  }
}

struct Pepper: View { // expect: overlay-open-to-voiceover
  @State private var isOpen = false

  var body: some View {
    VStack { Button("Open") { isOpen = true } }
      .overlay(menu.transition(.opacity))
  }

  @ViewBuilder private var menu: some View {
    if isOpen {
      ZStack {
        Color.black.opacity(0.5).ignoresSafeArea().onTapGesture { isOpen = false }
        Button("Close") { isOpen = false }
      }
      .scrubbed { isOpen = false }
    }
  }
}

// Closed by a scrub, but not marked; and both.

struct Scrub: ViewModifier {
  let close: () -> Void
  func body(content: Content) -> some View { content.accessibilityAction(.escape, close) }
}

struct Modal: ViewModifier {
  let close: () -> Void
  func body(content: Content) -> some View { content.accessibilityAddTraits(.isModal).accessibilityAction(.escape, close) }
}

extension View {
  func scrubbed(close: @escaping () -> Void) -> some View { modifier(Scrub(close: close)) }
  func shutIn(close: @escaping () -> Void) -> some View { modifier(Modal(close: close)) }
}

struct Thyme: View {
  @State private var isOpen = false

  var body: some View {
    VStack { Button("Open") { isOpen = true } }
      .overlay { if isOpen { menu } }
  }

  private var menu: some View {
    ZStack {
      Color.black.opacity(0.5).ignoresSafeArea().onTapGesture { isOpen = false }
      Button("Close") { isOpen = false }
    }
    .shutIn { isOpen = false }
  }
}

// No modals.

struct Behind: View {
  @State private var isOpen = false

  var body: some View {
    Button("Open") { isOpen = true }
      .background { if isOpen { shade } }
  }

  private var shade: some View {
    Color.black.opacity(0.5).ignoresSafeArea().onTapGesture { isOpen = false }
  }
}

struct InARow: View {
  @State private var isOpen = false

  var body: some View {
    VStack {
      Button("Open") { isOpen = true }
      if isOpen { swatch }
    }
  }

  private var swatch: some View {
    ZStack {
      Color.black.opacity(0.5).ignoresSafeArea().onTapGesture { isOpen = false }
      Text("Dark")
    }
  }
}

struct AlwaysThere: View {
  @State private var isLarge = false

  var body: some View {
    ZStack {
      page
      if isLarge { Text("Large") }
    }
  }

  private var page: some View {
    ZStack {
      Color.black.opacity(0.9).ignoresSafeArea().onTapGesture { isLarge.toggle() }
      Text("Small")
    }
  }
}
