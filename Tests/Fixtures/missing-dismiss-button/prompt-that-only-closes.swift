// The answer of a prompt does nothing but close, by a method of the view's own; another one sends before it does.
import SwiftUI

struct Workouts: View {
  @State private var runs = false
  @State private var swims = false

  var body: some View {
    Button("Run") { runs = true }
      .fullScreenCover(isPresented: $runs) { Run() }
    Button("Swim") { swims = true }
      .fullScreenCover(isPresented: $swims) { Swim() } // expect: missing-dismiss-button
  }
}

struct Run: View {
  @Environment(\.dismiss) private var dismiss
  @State private var asks = false

  var body: some View {
    Button("End") { asks = true }
      .alert("End the run?", isPresented: $asks) {
        Button("End", role: .destructive) { leave() }
      }
  }

  private func leave() { dismiss() }
}

struct Swim: View {
  @Environment(\.dismiss) private var dismiss
  @State private var asks = false

  var body: some View {
    Button("Delete") { asks = true }
      .alert("Delete the swim?", isPresented: $asks) {
        Button("Delete", role: .destructive) { remove() }
      }
  }

  private func remove() {
    Log.shared.remove()
    dismiss()
  }
}

final class Log {
  static let shared = Log()
  private var swims = [1]
  func remove() { swims.removeAll() }
}
