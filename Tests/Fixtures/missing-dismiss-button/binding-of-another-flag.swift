// The content's closure is handed the binding, and hands on another one.
import SwiftUI

extension View {
  func veil<Inner: View>(isShown: Binding<Bool>, @ViewBuilder inner: @escaping (Binding<Bool>) -> Inner) -> some View {
    fullScreenCover(isPresented: isShown) { inner(isShown) }
  }
}

struct Cinema: View {
  @State private var pauses = false
  @State private var lights = false

  var body: some View {
    Button("Pause") { pauses = true }
      .veil(isShown: $pauses) { _ in Switch(isOn: $lights) } // expect: missing-dismiss-button
  }
}

struct Switch: View {
  @Binding var isOn: Bool

  var body: some View { Button("Dim") { isOn = false } }
}
