// clean
import SwiftUI

struct CalendarView: View {
  @State private var isAdding = false
  @State private var isLoading = false

  var body: some View {
    ZStack {
      Button("Add") { isAdding = true }
      if isAdding {
        Color.black.opacity(0.3)
          .ignoresSafeArea()
          .onTapGesture { isAdding = false }
        Button("Close") { isAdding = false }
          .accessibilityAddTraits(.isModal)
          .accessibilityAction(.escape) { isAdding = false }
      }
    }
  }
}

/// It blocks taps while it loads; nothing closes it.
struct LoadingView: View {
  @Binding var isLoading: Bool

  var body: some View {
    ZStack {
      if isLoading {
        Color.black.opacity(0.3).ignoresSafeArea().onTapGesture {}
        ProgressView().accessibilityAddTraits(.isModal)
      }
    }
  }
}
