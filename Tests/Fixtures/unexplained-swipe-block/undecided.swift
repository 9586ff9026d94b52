// A parameter decides whether the swipe is refused, and callers differ.
// clean
import SwiftUI

struct PianoScreen: View {
  @State private var showsTuner = false
  let isTuning: Bool

  var body: some View {
    Button("Tune") { showsTuner = true }
      .sheet(isPresented: $showsTuner) {
        Button("Close") { showsTuner = false }.interactiveDismissDisabled(isTuning)
      }
  }
}
