// A view's `.task` is called off as the view goes, however it is closed. What its end runs is no work that a swipe skips; what its beginning runs is.
import SwiftUI

@MainActor final class Radar {
  static let shared = Radar()
  private var isOn = true
  func stopScan() { isOn = false }
  func stopSweep() { isOn = false }
}

struct Tower: View {
  @State private var scans = false
  @State private var listens = false
  @State private var watches = false
  @State private var sweeps = false
  @State private var waits = false
  @State private var clearance: CheckedContinuation<Bool, Never>?

  var body: some View {
    VStack {
      Button("Scan") { scans = true }
        .sheet(isPresented: $scans) { ScanPage() }
      Button("Listen") { listens = true }
        .sheet(isPresented: $listens) { ListenPage() }
      Button("Watch") { watches = true }
        .sheet(isPresented: $watches) { WatchPage() }
      Button("Sweep") { sweeps = true }
        .sheet(isPresented: $sweeps) { SweepPage() } // expect: skipped-swipe-cleanup
      Button("Wait") { waits = true }
        .sheet(isPresented: $waits) {
          WaitPage(onCancel: { clearance?.resume(returning: false); clearance = nil; waits = false })
            .task {
              defer { clearance?.resume(returning: false); clearance = nil }
              try? await Task.sleep(for: .seconds(600))
            }
        }
    }
  }
}

struct ScanPage: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Text("Scan").toolbar { Button("Cancel") { Radar.shared.stopScan(); dismiss() } }
    }
    .task { await run() }
  }

  private func run() async {
    defer { Radar.shared.stopScan() }
    try? await Task.sleep(for: .seconds(600))
  }
}

struct ListenPage: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Text("Listen").toolbar { Button("Cancel") { Radar.shared.stopScan(); dismiss() } }
    }
    .task {
      for await _ in NotificationCenter.default.notifications(named: .init("plane")) { print("plane") }
      Radar.shared.stopScan()
    }
  }
}

struct WatchPage: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Text("Watch").toolbar { Button("Cancel") { Radar.shared.stopScan(); dismiss() } }
    }
    .task {
      await withTaskCancellationHandler {
        try? await Task.sleep(for: .seconds(600))
      } onCancel: {
        Task { @MainActor in Radar.shared.stopScan() }
      }
    }
  }
}

struct SweepPage: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Text("Sweep").toolbar { Button("Cancel") { Radar.shared.stopSweep(); dismiss() } }
    }
    .task {
      Radar.shared.stopSweep()
      for await _ in NotificationCenter.default.notifications(named: .init("plane")) { print("plane") }
    }
  }
}

struct WaitPage: View {
  let onCancel: () -> Void
  var body: some View { Button("Cancel", action: onCancel) }
}
