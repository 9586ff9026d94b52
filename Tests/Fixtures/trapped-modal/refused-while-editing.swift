// The swipe is refused only while there is something to lose.
import SwiftUI

struct Board: View {
  @State private var draws = false

  var body: some View {
    Button("Draw") { draws = true }
      .sheet(isPresented: $draws) { Canvas() } // expect: missing-dismiss-button
  }
}

struct Canvas: View {
  @State private var strokes = 0

  var body: some View {
    Button("Stroke") { strokes += 1 }
      .interactiveDismissDisabled(strokes > 0)
  }
}
