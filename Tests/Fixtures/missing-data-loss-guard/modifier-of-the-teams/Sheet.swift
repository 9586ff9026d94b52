import SwiftUI

extension View {
  /// A sheet that says whether a swipe may close it.
  func teamSheet<Content: View>(
    isPresented: Binding<Bool>, dismissible: Bool, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented: isPresented) {
      content().interactiveDismissDisabled(!dismissible)
    }
  }
}
