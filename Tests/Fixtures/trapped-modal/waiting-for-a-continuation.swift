// A continuation wakes whoever waits for it, and nobody else; and what it is resumed with is no case of the project's.
import SwiftUI

struct Gauge: View {
  @State private var reads = false
  @State private var asks = false
  @State private var scans = false

  var body: some View {
    Button("Read") { reads = true }
      .fullScreenCover(isPresented: $reads) { Reading() } // expect: trapped-modal
    Button("Ask") { asks = true }
      .fullScreenCover(isPresented: $asks) { Asking() }
    Button("Scan") { scans = true }
      .sheet(isPresented: $scans) { Scanning() }
  }
}

struct Reading: View {
  @State private var level = 0
  var body: some View {
    Button("Read the level again") { Task { await refresh() } }
    Button("Read the depth again") { Task { level = await depth() } }
  }

  private func refresh() async {
    level = await withCheckedContinuation { continuation in
      Probe.read { continuation.resume(returning: $0) }
    }
  }

  private func depth() async -> Int {
    await withUnsafeContinuation { $0.resume(with: .success(Probe.depth)) }
  }
}

// What waits goes on, and closes.
struct Asking: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Leave") {
      Task {
        let isSure = await withCheckedContinuation { continuation in Probe.ask { continuation.resume(returning: $0) } }
        if isSure { dismiss() }
      }
    }
  }
}

struct Scanning: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    CodeReader { answer in
      if case .success(let code) = answer {
        print(code)
        dismiss()
      }
    }
    Button("Close") { dismiss() }
  }
}

enum Note { case success, warning }

enum Probe {
  static var depth: Int { 3 }
  static func read(_ done: @escaping (Int) -> Void) { done(4) }
  static func ask(_ done: @escaping (Bool) -> Void) { done(true) }
}
