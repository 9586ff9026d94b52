import SwiftUI

struct Dialog: View { // expect: overlay-open-to-voiceover
  let close: () -> Void

  var body: some View {
    ZStack {
      Rectangle()
        .fill(Color.black.opacity(0.4))
        .onTapGesture { close() }
        .ignoresSafeArea()
      Button("Close", action: close)
    }
    .accessibilityAction(.escape) { close() }
  }
}
