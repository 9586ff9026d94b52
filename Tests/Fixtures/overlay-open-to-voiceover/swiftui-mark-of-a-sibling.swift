// What one of a page's overlays says of itself, it says of no other; and what lies behind is hidden by one of them alone.
import SwiftUI

struct Shop: View {
  @State private var showsCart = false
  @State private var showsMenu = false

  var body: some View {
    ZStack {
      List {
        Button("Cart") { showsCart = true }
        Button("Menu") { showsMenu = true }
      }
      if showsMenu {
        ShopMenu(isShown: $showsMenu)
          .accessibilityAddTraits(.isModal)
          .accessibilityAction(.escape) { showsMenu = false }
      }
      if showsCart { Cart(isShown: $showsCart) }
    }
  }
}

struct ShopMenu: View {
  @Binding var isShown: Bool

  var body: some View {
    ZStack {
      Color.black.opacity(0.3).ignoresSafeArea().onTapGesture { isShown = false }
      Button("Close the menu") { isShown = false }
    }
  }
}

struct Cart: View { // expect: overlay-open-to-voiceover, missing-escape-action
  @Binding var isShown: Bool

  var body: some View {
    ZStack {
      Color.black.opacity(0.3).ignoresSafeArea().onTapGesture { isShown = false }
      Button("Close the cart") { isShown = false }
    }
  }
}

// A modifier's popup, over a page with a menu of its own.

struct Asking<Card: View>: ViewModifier { // expect: overlay-open-to-voiceover, missing-escape-action
  @Binding var isShown: Bool
  @ViewBuilder let card: () -> Card

  func body(content: Content) -> some View {
    content.overlay {
      if isShown {
        ZStack {
          Color.black.opacity(0.4).ignoresSafeArea().onTapGesture { isShown = false }
          card()
        }
      }
    }
  }
}

struct Library: View {
  @State private var asks = false
  @State private var showsMenu = false

  var body: some View {
    ZStack {
      List {
        Button("Name") { asks = true }
        Button("Menu") { showsMenu = true }
      }
      .accessibilityHidden(showsMenu)
      if showsMenu { menu }
    }
    .modifier(Asking(isShown: $asks) { Button("OK") { asks = false } })
  }

  private var menu: some View {
    ZStack {
      Color.black.opacity(0.3).ignoresSafeArea().onTapGesture { showsMenu = false }
      Button("Close the menu") { showsMenu = false }.accessibilityAction(.escape) { showsMenu = false }
    }
  }
}

// The same popup by another name, marked around the whole and by a member of the page's.

struct Telling<Card: View>: ViewModifier {
  @Binding var isShown: Bool
  @ViewBuilder let card: () -> Card

  func body(content: Content) -> some View {
    content.overlay {
      if isShown {
        ZStack {
          Color.black.opacity(0.4).ignoresSafeArea().onTapGesture { isShown = false }
          card()
        }
      }
    }
  }
}

struct Reading: View {
  @State private var tells = false

  var body: some View {
    List { Button("Tell") { tells = true } }
      .modifier(Telling(isShown: $tells) { told })
  }

  private var told: some View {
    Button("OK") { tells = false }
      .accessibilityAddTraits(.isModal)
      .accessibilityAction(.escape) { tells = false }
  }
}
