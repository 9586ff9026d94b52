import SwiftUI

struct MenuModifier: ViewModifier { // expect: overlay-open-to-voiceover
  @Binding var isShown: Bool

  func body(content: Content) -> some View {
    content.overlay {
      if isShown {
        Color.black.opacity(0.5)
          .edgesIgnoringSafeArea(.all)
          .onTapGesture { isShown = false }
        Button("Close") { isShown = false }.accessibilityAction(.escape) { isShown = false }
      }
    }
  }
}
