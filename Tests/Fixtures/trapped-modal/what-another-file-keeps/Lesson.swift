import SwiftUI

// Both files have a private method of the same name for their views; each view is dressed by its own file's.

struct LessonList: View {
  @State private var isOpen = false

  var body: some View {
    Button("Begin") { isOpen = true }
      .sheet(isPresented: $isOpen) { LessonView() } // expect: trapped-modal
  }
}

struct LessonView: View {
  var body: some View { Text("Lesson 1").card() }
}

private extension View {
  func card() -> some View { padding().interactiveDismissDisabled() }
}
