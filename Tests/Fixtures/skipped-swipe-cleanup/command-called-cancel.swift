// "Cancel timer" is a command of the screen, and no way to give the modal up.
// clean
import SwiftUI

struct KitchenScreen: View {
  @State private var shows = false

  var body: some View {
    Button("Timer") { shows = true }
      .sheet(isPresented: $shows) { TimerSheet() }
  }
}

struct TimerSheet: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("Cancel Timer") {
        EggTimer.shared.cancelTimer()
        dismiss()
      }
      Button("Close") { dismiss() }
    }
  }
}

final class EggTimer {
  static let shared = EggTimer()
  private var seconds = 0
  func cancelTimer() { seconds = 0 }
}
