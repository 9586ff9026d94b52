// Wrappers around whatever they are handed, under whatever names their generic parameters have.
import SwiftUI

struct Shelf: View {
  @State private var shows = false
  @State private var offers = false
  @State private var warns = false
  @State private var counts = false
  @State private var lends = false
  @State private var returns = false

  var body: some View {
    Button("Read") {
      shows = true
      offers = true
      warns = true
      counts = true
      lends = true
      returns = true
    }
    .fullScreenCover(isPresented: $shows) { Padded { Reader() } }
    .fullScreenCover(isPresented: $offers) { Framed { Reader() } }
    .fullScreenCover(isPresented: $warns) { Headed { CloseBar() } main: { Text("Late") } }
    .fullScreenCover(isPresented: $counts) { Text("7").footed { CloseBar() } }
    .fullScreenCover(isPresented: $lends) { Deferred(view: Reader.init) }
    .fullScreenCover(isPresented: $returns) { Padded { Text("Thank you") } } // expect: trapped-modal
  }
}

/// Its initialiser stores what a closure makes.
struct Padded<V: View>: View {
  let view: V
  init(@ViewBuilder view: () -> V) { self.view = view() }

  var body: some View { VStack { self.view.padding() } }
}

/// The initialiser of all members takes a closure.
struct Framed<Page: View>: View {
  @ViewBuilder let inner: Page

  var body: some View { NavigationStack { inner.frame(width: 200) } }
}

struct Headed<Header: View, Main>: View where Main: View {
  @ViewBuilder let header: Header
  @ViewBuilder let main: Main

  var body: some View {
    VStack {
      header
      Divider()
      main
    }
  }
}

struct Deferred<V: View>: View {
  let view: () -> V

  var body: some View { view().padding() }
}

struct Footed<Footer: View>: ViewModifier {
  let footer: Footer

  func body(content: Content) -> some View { content.safeAreaInset(edge: .bottom) { footer.padding() } }
}

extension View {
  func footed<Footer: View>(@ViewBuilder footer: () -> Footer) -> some View { modifier(Footed(footer: footer())) }
}

/// No more than its name is that of a generic parameter.
struct Page: View {
  var body: some View { Text("Page") }
}

struct Reader: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Cancel") { dismiss() } }
}

struct CloseBar: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { HStack { Button("Close") { dismiss() } } }
}
