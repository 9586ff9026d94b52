// What another module's factory makes may hold the way out; what it is handed is seen.
import Screens
import SwiftUI

struct Offer: View {
  var body: some View { Pages.make() }
}

struct Prize: View {
  var body: some View { Pages.named("prize") }
}

struct Framed: View {
  var body: some View { Frames.around(Text("Framed")) }
}

struct Painted: View {
  var body: some View { Color.clear() }
}

struct Shop: View {
  @State private var showsOffer = false
  @State private var showsPrize = false
  @State private var showsFramed = false
  @State private var showsPainted = false

  var body: some View {
    Button("Open") {
      showsOffer = true
      showsPrize = true
      showsFramed = true
      showsPainted = true
    }
    .fullScreenCover(isPresented: $showsOffer) { Offer() }
    .fullScreenCover(isPresented: $showsPrize) { Prize() }
    // expect: trapped-modal
    .fullScreenCover(isPresented: $showsFramed) { Framed() }
    // expect: trapped-modal
    .fullScreenCover(isPresented: $showsPainted) { Painted() }
  }
}
