// A Cancel that orders something, beside a Done that leaves without it, as a swipe does. A commit is no end either.
import SwiftUI

struct Player: View {
  @StateObject private var model = PlayerModel()

  var body: some View {
    VStack {
      Button("Timer") { model.showsTimer = true }
      Button("Pair") { model.pairs = true }
      Button("Start") { model.startsTour = true }
    }
    .sheet(isPresented: $model.showsTimer) {
      TimerChoice(isRunning: model.isRunning, onCancel: { model.cancelTimer() })
    }
    .sheet(isPresented: $model.pairs) { // expect: skipped-swipe-cleanup
      Pairing(onCancel: { model.cancelTimer() })
    }
    .sheet(isPresented: $model.startsTour) { // expect: missing-dismiss-button
      Terms(isPresented: $model.startsTour, onDismiss: { model.asks = false })
    }
  }
}

struct TimerChoice: View {
  let isRunning: Bool
  let onCancel: () -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      VStack {
        if isRunning { Button("Cancel Timer") { onCancel() } }
      }
      .toolbar { Button("Done") { dismiss() } }
    }
  }
}

struct Pairing: View {
  let onCancel: () -> Void

  var body: some View {
    NavigationStack {
      Text("Looking around")
        .toolbar { Button("Cancel") { onCancel() } }
    }
  }
}

struct Terms: View {
  @Binding var isPresented: Bool
  let onDismiss: (() -> Void)?
  @State private var agreed = false

  var body: some View {
    VStack {
      Toggle("I have read this", isOn: $agreed)
      Button("Start listening") {
        isPresented = false
        onDismiss?()
      }
      .disabled(!agreed)
    }
  }
}

final class PlayerModel: ObservableObject {
  @Published var showsTimer = false
  @Published var pairs = false
  @Published var startsTour = false
  @Published var isRunning = false
  @Published var asks = true
  private let clock = Clock()

  func cancelTimer() {
    clock.cancelTimer()
    showsTimer = false
    pairs = false
  }
}

final class Clock {
  private var left = 0
  func cancelTimer() { left = 0 }
}
