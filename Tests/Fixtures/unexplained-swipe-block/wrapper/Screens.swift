import SwiftUI

struct OvenScreen: View {
  @State private var showsTimer = false

  var body: some View {
    Button("Timer") { showsTimer = true }
      .firmSheet(isPresented: $showsTimer) { TimerScreen() } // expect: unexplained-swipe-block
  }
}

struct TimerScreen: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Done") { dismiss() }
  }
}
