// `background` is a modifier here, though the view has a property of that name, which nobody can call.
import SwiftUI

struct Plaza: View {
  @State private var showsNews = false
  var body: some View {
    Button("News") { showsNews = true }
      .sheet(isPresented: $showsNews) { NewsSheet() }
  }
}

struct Kiosk: View {
  @State private var showsPaper = false
  @State private var showsPrices = false
  var body: some View {
    Button("Paper") { showsPaper = true }
      .sheet(isPresented: $showsPaper) { PaperSheet() }
    Button("Prices") { showsPrices = true }
      .sheet(isPresented: $showsPrices) { PriceSheet() }  // expect: missing-dismiss-button
  }
}

/// The wrapper's property has no written type, so that it might hold a closure.
struct PaperSheet: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Framed { Button("Put away") { dismiss() } }
      .backgroundStyle(.red)
  }
}

struct PriceSheet: View {
  @State private var isOpen = false
  var body: some View {
    Framed { Button("Unfold") { isOpen.toggle() } }
      .backgroundStyle(.red)
  }
}

struct Framed<Content: View>: View {
  @Environment(\.backgroundStyle) private var backgroundStyle
  @ViewBuilder var content: () -> Content
  var body: some View { content().background(backgroundStyle ?? AnyShapeStyle(.gray)) }
}

struct NewsSheet: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    TwoPart(inset: 3) {
      content
    } footer: {
      actions
    }
    .background()
  }
  var content: some View { Text("Hello") }
  var actions: some View { Button("Go on", action: dismiss.callAsFunction) }
}

struct TwoPart<Content: View, Footer: View>: View {
  var inset: CGFloat = 0
  var background: Backdrop?
  @ViewBuilder var content: () -> Content
  @ViewBuilder var footer: () -> Footer
  var body: some View {
    ZStack {
      if let background { Color.clear.background(alignment: .bottom) { background.image } }
      content()
      footer()
    }
  }
}

enum Backdrop {
  case gradient
  var image: Image { Image("x") }
}
