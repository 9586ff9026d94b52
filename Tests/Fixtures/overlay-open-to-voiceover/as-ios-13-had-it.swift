// The modifiers of iOS 13 mark an overlay, and what is behind it, just as those that took their place.
import SwiftUI

struct Till: View {
  @State private var asks = false
  var body: some View {
    ZStack {
      Button("Pay") { asks = true }
      if asks {
        Color.black.opacity(0.4).edgesIgnoringSafeArea(.all).onTapGesture { asks = false }
        VStack { Text("Sure?"); Button("No") { asks = false } }
          .accessibility(addTraits: .isModal)
          .accessibilityAction(.escape) { asks = false }
      }
    }
  }
}

struct Safe: View {
  @State private var asks = false
  var body: some View {
    ZStack {
      Button("Open") { asks = true }.accessibility(hidden: asks)
      if asks {
        Color.black.opacity(0.4).edgesIgnoringSafeArea(.all).onTapGesture { asks = false }
        VStack { Text("Sure?"); Button("No") { asks = false } }
          .accessibilityAction(.escape) { asks = false }
      }
    }
  }
}

struct Purse: View { // expect: overlay-open-to-voiceover
  @State private var asks = false
  var body: some View {
    ZStack {
      Button("Open") { asks = true }.accessibility(label: Text("Open the purse"))
      if asks {
        Color.black.opacity(0.4).edgesIgnoringSafeArea(.all).onTapGesture { asks = false }
        VStack { Text("Sure?"); Button("No") { asks = false } }
          .accessibility(addTraits: .isHeader)
          .accessibilityAction(.escape) { asks = false }
      }
    }
  }
}
