// What is handed to a generic wrapper where nobody sees it may hold the button.
import SwiftUI

struct Garage: View {
  @State private var shows = false
  @State private var sells = false
  let panel: AnyView

  var body: some View {
    Button("Cars") {
      shows = true
      sells = true
    }
    .sheet(isPresented: $shows) { Boxed(inner: panel) }
    .sheet(isPresented: $sells) { Boxed(inner: Text("Sold")) } // expect: missing-dismiss-button
  }
}

struct Boxed<Inner: View>: View {
  let inner: Inner

  var body: some View { inner.padding().background(.red) }
}
