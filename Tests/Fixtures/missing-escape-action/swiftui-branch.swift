import SwiftUI

struct CalendarView: View { // expect: missing-escape-action
  @State private var isAdding = false

  var body: some View {
    ZStack {
      Button("Add") { isAdding = true }
      if isAdding {
        Color.black.opacity(0.3)
          .ignoresSafeArea()
          .onTapGesture { isAdding = false }
        Button("Close") { isAdding = false }
          .accessibilityAddTraits(.isModal)
      }
    }
  }
}
