// A popup for all views is marked where it is shown, or by what it is handed; what a page lies below hides by a modifier, or by itself.
import SwiftUI

extension View {
  func popup<Card: View>(isShown: Binding<Bool>, @ViewBuilder card: @escaping () -> Card) -> some View {
    modifier(Popup(isShown: isShown, card: card))
  }
}

struct Popup<Card: View>: ViewModifier {
  @Binding var isShown: Bool
  @ViewBuilder let card: () -> Card

  func body(content: Content) -> some View {
    ZStack {
      content
      if isShown {
        Color.black.opacity(0.4).ignoresSafeArea().onTapGesture { isShown = false }
        card()
      }
    }
  }
}

struct Trains: View {
  @State private var asks = false

  var body: some View {
    Button("Ask") { asks = true }
      .popup(isShown: $asks) { Ticket(close: { asks = false }) }
  }
}

struct Ticket: View {
  let close: () -> Void
  var body: some View { VStack { TicketButtons(close: close) } }
}

struct TicketButtons: View {
  let close: () -> Void
  var body: some View {
    Button("Close", action: close).accessibilityAddTraits(.dialog).accessibilityAction(.escape, close)
  }
}

extension AccessibilityTraits {
  static let dialog: AccessibilityTraits = [.isModal]
}

// The same popup with another name, which nobody marks.

extension View {
  func drawer<Card: View>(isShown: Binding<Bool>, @ViewBuilder card: @escaping () -> Card) -> some View {
    modifier(Drawer(isShown: isShown, card: card))
  }
}

struct Drawer<Card: View>: ViewModifier { // expect: overlay-open-to-voiceover, missing-escape-action
  @Binding var isShown: Bool
  @ViewBuilder let card: () -> Card

  func body(content: Content) -> some View {
    ZStack {
      content
      if isShown {
        Color.black.opacity(0.4).ignoresSafeArea().onTapGesture { isShown = false }
        card()
      }
    }
  }
}

struct Buses: View {
  @State private var asks = false
  var body: some View { Button("Ask") { asks = true }.drawer(isShown: $asks) { Text("Bus") } }
}

// What is behind is hidden.

struct Ships: View {
  @State private var asks = false

  var body: some View {
    ZStack {
      List { Button("Ask") { asks = true } }.silenced(while: asks)
      if asks {
        Color.black.opacity(0.4).ignoresSafeArea().onTapGesture { asks = false }
        Button("Close") { asks = false }.accessibilityAction(.escape) { asks = false }
      }
    }
  }
}

extension View {
  func silenced(while isSilent: Bool) -> some View { accessibilityHidden(isSilent) }
}

struct Planes: View {
  @State private var asks = false

  var body: some View {
    ZStack {
      Runway(isCovered: $asks)
      if asks {
        Color.black.opacity(0.4).ignoresSafeArea().onTapGesture { asks = false }
        Button("Close") { asks = false }.accessibilityAction(.escape) { asks = false }
      }
    }
  }
}

struct Runway: View {
  @Binding var isCovered: Bool
  var body: some View { Button("Ask") { isCovered = true }.accessibilityHidden(isCovered) }
}

// A part of what is behind hides a picture of its own by another flag.

struct Trams: View { // expect: overlay-open-to-voiceover
  @State private var asks = false
  @State private var isLate = false

  var body: some View {
    ZStack {
      Stop(isLate: isLate, ask: { asks = true })
      if asks {
        Color.black.opacity(0.4).ignoresSafeArea().onTapGesture { asks = false }
        Button("Close") { asks = false }.accessibilityAction(.escape) { asks = false }
      }
    }
  }
}

struct Stop: View {
  let isLate: Bool
  let ask: () -> Void
  var body: some View {
    VStack {
      Image(systemName: "clock").accessibilityHidden(isLate)
      Button("Ask", action: ask)
    }
  }
}
