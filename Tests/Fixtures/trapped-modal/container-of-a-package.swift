// A view of another module that is made for modals, as its name says, may bring what closes them.
import DesignSystem
import SwiftUI

struct Gallery: View {
  @State private var shows = false
  @State private var shines = false
  @State private var glows = false

  var body: some View {
    HStack {
      Button("Show") { shows = true }
      Button("Shine") { shines = true }
      Button("Glow") { glows = true }
    }
    .fullScreenCover(isPresented: $shows) { ModalContainer(title: "Picture") { Picture() } }
    .fullScreenCover(isPresented: $shines) { Statue() }
    .fullScreenCover(isPresented: $glows) { RoundedBorder(width: 2) { Picture() } } // expect: trapped-modal
  }
}

struct Picture: View {
  @State private var isLarge = false
  var body: some View { Button("Enlarge") { isLarge = true } }
}

struct Statue: View {
  @State private var isTurned = false
  var body: some View {
    VStack {
      ModalHeader(title: "Statue")
      Button("Turn") { isTurned.toggle() }
    }
  }
}
