// What is observed may be set by a key path, or by a method of the value that sets itself. A binding may be captured by another name.

import Observation
import SwiftUI

struct Progress: Equatable {
  var steps = 0
  var isDone = false
}

@Observable final class Walk {
  enum Phase: Equatable {
    case going, done
    mutating func take(_ step: Step) { if step == .stop { self = .done } }
  }
  enum Step { case on, stop }
  private(set) var phase = Phase.going
  private(set) var progress = Progress()
  private(set) var taken = 0

  func go(_ step: Step) { phase.take(step) }
  func end() { progress[keyPath: \.isDone] = true }
  func rest() { taken += 1 }
}

struct Hills: View {
  @State private var showsPath = false
  @State private var showsLake = false
  @State private var showsPeak = false
  @State private var showsHut = false

  var body: some View {
    VStack {
      Button("Path") { showsPath = true }
        .fullScreenCover(isPresented: $showsPath) { Path() }
      Button("Lake") { showsLake = true }
        .fullScreenCover(isPresented: $showsLake) { Lake() }
      Button("Peak") { showsPeak = true }
        .fullScreenCover(isPresented: $showsPeak) { Peak { [shown = $showsPeak] in shown.wrappedValue = false } }
      Button("Hut") { showsHut = true }
        .fullScreenCover(isPresented: $showsHut) { Hut() } // expect: missing-dismiss-button
    }
  }
}

struct Path: View {
  @State private var walk = Walk()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Stop") { walk.go(.stop) }
      .onChange(of: walk.phase) { if case .done = walk.phase { dismiss() } }
  }
}

struct Lake: View {
  @State private var walk = Walk()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Stop", action: walk.end)
      .onChange(of: walk.progress) { if $1.isDone { dismiss() } }
  }
}

struct Peak: View {
  let leave: () -> Void
  var body: some View { Button("Down", action: leave) }
}

/// Its button changes what nobody observes.
struct Hut: View {
  @State private var walk = Walk()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Rest", action: walk.rest)
      .onChange(of: walk.phase) { if case .done = walk.phase { dismiss() } }
  }
}
