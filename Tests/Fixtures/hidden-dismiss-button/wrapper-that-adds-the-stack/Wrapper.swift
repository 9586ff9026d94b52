// Every sheet of the team's goes through this, and it brings the stack.
// clean
import SwiftUI

extension View {
  func titledSheet<Sheet: View>(
    isPresented: Binding<Bool>, title: String, @ViewBuilder content: @escaping () -> Sheet
  ) -> some View {
    sheet(isPresented: isPresented) {
      if #available(iOS 16, *) {
        NavigationStack { content().navigationTitle(title) }
      } else {
        NavigationView { content().navigationTitle(title) }
      }
    }
  }
}
