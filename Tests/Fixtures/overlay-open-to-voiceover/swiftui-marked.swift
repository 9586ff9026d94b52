// clean
// Marked on the panel's own view, or what is behind is hidden meanwhile.
import SwiftUI

struct Panel: View {
  let close: () -> Void
  var body: some View {
    Button("Close", action: close)
      .accessibilityAddTraits([.isModal, .isHeader])
      .accessibilityAction(.escape) { close() }
  }
}

struct Home: View {
  @State private var isOpen = false
  var body: some View {
    ZStack {
      Button("Open") { isOpen = true }
      if isOpen {
        Color.black.opacity(0.3).ignoresSafeArea().onTapGesture { isOpen = false }
        Panel { isOpen = false }
      }
    }
  }
}

struct Shelf: View {
  @State private var isOpen = false
  var body: some View {
    ZStack {
      Button("Open") { isOpen = true }.accessibilityHidden(isOpen)
      if isOpen {
        Color.black.opacity(0.3).ignoresSafeArea().onTapGesture { isOpen = false }
        Button("Close") { isOpen = false }.accessibilityAction(.escape) { isOpen = false }
      }
    }
  }
}
