// A wrapper that sets the height of its sheets and brings no stack; who calls it is told.
import SwiftUI

extension View {
  func halfSheet<Sheet: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Sheet) -> some View {
    sheet(isPresented: isPresented) {
      content().presentationDetents([.medium])
    }
  }
}
