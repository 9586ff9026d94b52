// An observer may watch what is worked out: a comparison, a computed property, or what a publisher is assigned to.
import Combine
import SwiftUI

enum Phase { case running, done }

final class Session: ObservableObject {
  @Published var phase = Phase.running
  @Published var volume = 1
  @Published var isOver = false
  var isFinished: Bool { phase == .done }
  func finish() { phase = .done }
  func mute() { volume = 0 }
  func end() { isOver = true }
}

struct Compared: View {
  @StateObject private var session = Session()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Leave", action: session.finish)
      .onChange(of: session.phase == .done) { dismiss() }
  }
}

struct Computed: View {
  @StateObject private var session = Session()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Leave", action: session.finish)
      .onChange(of: session.isFinished) { dismiss() }
  }
}

struct Muted: View {
  @StateObject private var session = Session()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Leave", action: session.mute)
      .onChange(of: session.phase == .done) { dismiss() }
  }
}

/// Whoever made the binding was not seen.
struct Bound: View {
  @ObservedObject var session: Session
  @Binding var isShown: Bool

  var body: some View {
    Button("Leave", action: session.end)
      .onReceive(session.$isOver) { if $0 { isShown = false } }
  }
}

final class Guide: ObservableObject {
  @Published var shows = false
  let session = Session()
  init() { session.$isOver.map { !$0 }.assign(to: &$shows) }
}

struct Home: View {
  @StateObject private var guide = Guide()
  @State private var compares = false
  @State private var computes = false
  @State private var mutes = false
  let selection: [Binding<Bool>]

  var body: some View {
    Button("Compare") { compares = true }
      .fullScreenCover(isPresented: $compares) { Compared() }
    Button("Compute") { computes = true }
      .fullScreenCover(isPresented: $computes) { Computed() }
    Button("Mute") { mutes = true }
      .fullScreenCover(isPresented: $mutes) { Muted() } // expect: missing-dismiss-button
    Button("Guide") { guide.shows = true }
      .fullScreenCover(isPresented: $guide.shows) { Button("Leave", action: guide.session.end) }
      .fullScreenCover(isPresented: selection[0]) { Bound(session: guide.session, isShown: selection[0]) }
  }
}
