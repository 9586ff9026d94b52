// Bindings that closures get as parameters, and the wrappers of bindings themselves.
// clean
import SwiftUI

extension View {
  func curtain<Inner: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping (Binding<Bool>) -> Inner) -> some View {
    fullScreenCover(isPresented: isPresented) { content(isPresented) }
  }
}

struct CurtainButton<Inner: View>: View {
  @State private var isRaised = false
  let inner: (Binding<Bool>) -> Inner

  var body: some View {
    Button("Raise") { isRaised = true }
      .fullScreenCover(isPresented: $isRaised) { inner($isRaised) }
  }
}

struct Theatre: View {
  @State private var plays = false
  @State private var ends = false
  @State private var bows = false

  var body: some View {
    VStack {
      Button("Play") {
        plays = true
        ends = true
        bows = true
      }
      CurtainButton { shown in Button("Close") { shown.wrappedValue = false } }
    }
    .curtain(isPresented: $plays) { shown in Scene1(shown: shown) }
    .fullScreenCover(isPresented: $ends) { Frame(isOpen: $ends) }
    .fullScreenCover(isPresented: $bows) { Scene1(shown: _bows.projectedValue) }
  }
}

struct Scene1: View {
  @Binding var shown: Bool

  var body: some View { Button("Close") { shown = false } }
}

struct Frame: View {
  @Binding private var isOpen: Bool

  init(isOpen: Binding<Bool>) { self._isOpen = isOpen }

  var body: some View {
    VStack {
      Scene1(shown: _isOpen)
      Button("Back") { _isOpen.wrappedValue = false }
    }
  }
}
