// A wrapper of the team's refuses the swipe of all that goes through it.
import SwiftUI

extension View {
  func firmSheet<Sheet: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Sheet) -> some View {
    sheet(isPresented: isPresented) { content().interactiveDismissDisabled() }
  }
}
