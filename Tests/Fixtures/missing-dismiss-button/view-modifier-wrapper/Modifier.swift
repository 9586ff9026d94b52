import SwiftUI

extension View {
  func card<Content: View>(isShown: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) -> some View {
    modifier(CardModifier(isShown: isShown, card: content))
  }
}

struct CardModifier<Card: View>: ViewModifier {
  @Binding var isShown: Bool
  @ViewBuilder let card: () -> Card

  func body(content: Content) -> some View {
    content.sheet(isPresented: $isShown) { card().presentationDetents([.medium]) }
  }
}
