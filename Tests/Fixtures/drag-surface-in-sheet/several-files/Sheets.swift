import SwiftUI

extension View {
  func card<Content: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) -> some View {
    sheet(isPresented: isPresented) { content().presentationDetents([.medium, .large]) }
  }
}
