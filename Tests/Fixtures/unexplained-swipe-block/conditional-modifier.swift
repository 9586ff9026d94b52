// A wrapper refuses by a condition: where its caller hands in `false`, for ever, and else never.
import SwiftUI

extension View {
  @ViewBuilder func applied<Content: View>(_ isOn: Bool, transform: (Self) -> Content) -> some View {
    if isOn { transform(self) } else { self }
  }

  func card<Sheet: View>(isPresented: Binding<Bool>, isDismissable: Bool, @ViewBuilder content: @escaping () -> Sheet) -> some View {
    sheet(isPresented: isPresented) {
      content().applied(!isDismissable) { $0.interactiveDismissDisabled() }
    }
  }
}

struct PianoScreen: View {
  @State private var showsTuner = false
  @State private var showsKeys = false
  let isFree: Bool

  var body: some View {
    VStack {
      Button("Tune") { showsTuner = true }
      Button("Keys") { showsKeys = true }
    }
    .card(isPresented: $showsTuner, isDismissable: false) { // expect: unexplained-swipe-block
      Button("Close") { showsTuner = false }
    }
    .card(isPresented: $showsKeys, isDismissable: true) {
      Button("Close") { showsKeys = false }
    }
    .card(isPresented: $showsKeys, isDismissable: isFree) {
      Button("Close") { showsKeys = false }
    }
  }
}
