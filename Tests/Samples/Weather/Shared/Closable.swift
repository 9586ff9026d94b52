import SwiftUI

extension View {
  /// Puts the view into a navigation stack with a Close button.
  func closable() -> some View { modifier(Closable()) }
}

private struct Closable: ViewModifier {
  @Environment(\.dismiss) private var dismiss

  func body(content: Content) -> some View {
    NavigationStack {
      content.toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Close") { dismiss() }
        }
      }
    }
  }
}
