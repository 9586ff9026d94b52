// `background` is a modifier here, though the view has a property of that name, which nobody can call.
// clean
import SwiftUI

struct Plaza: View {
  @State private var showsNews = false
  var body: some View {
    Button("News") { showsNews = true }
      .sheet(isPresented: $showsNews) { NewsSheet() }
  }
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
