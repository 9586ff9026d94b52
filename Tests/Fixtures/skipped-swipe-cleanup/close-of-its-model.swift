// The presenter's own model closes, and does more: called as `model.close()` it is read as if it were handed in by its name.
import SwiftUI

final class Poll: ObservableObject {
  @Published var asks = false
  @Published var explains = false
  private var answer: CheckedContinuation<Bool, Never>?

  func ask() async -> Bool {
    await withCheckedContinuation {
      answer = $0
      asks = true
    }
  }

  func closeQuestion() {
    answer?.resume(returning: false)
    answer = nil
    asks = false
  }

  func closeHelp() { explains = false }
}

struct PollView: View {
  @StateObject private var poll = Poll()

  var body: some View {
    VStack {
      Button("Ask") { Task { _ = await poll.ask() } }
        .sheet(isPresented: $poll.asks) { Question(onCancel: { poll.closeQuestion() }) } // expect: skipped-swipe-cleanup
      Button("Help") { poll.explains = true }
        .sheet(isPresented: $poll.explains) { Question(onCancel: { poll.closeHelp() }) }
    }
  }
}

struct Question: View {
  let onCancel: () -> Void
  var body: some View { Button("Cancel", action: onCancel) }
}

final class Meter: ObservableObject {
  @Published var reads = false
  let gauge = Gauge()

  func closeGauge() {
    gauge.reset()
    reads = false
  }
}

final class Gauge {
  private var value = 0
  func reset() { value = 0 }
}

struct MeterView: View {
  @StateObject private var meter = Meter()

  var body: some View {
    Button("Read") { meter.reads = true }
      .sheet(isPresented: $meter.reads) { // expect: skipped-swipe-cleanup
        Button("Cancel", action: meter.closeGauge)
      }
  }
}
