// A property that names what every screen shares: what Cancel calls off there, a swipe lets go on.
import SwiftUI

struct Harbour: View {
  @State private var looks = false
  @State private var measures = false
  @State private var counts = false

  var body: some View {
    VStack {
      Button("Look") { looks = true }
        .sheet(isPresented: $looks) { Lookout() } // expect: skipped-swipe-cleanup
      Button("Measure") { measures = true }
        .sheet(isPresented: $measures) { Gauge() }
      Button("Count") { counts = true }
        .sheet(isPresented: $counts) { Count() }
    }
  }
}

struct Lookout: View {
  @ObservedObject private var sonar = Sonar.shared
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Text("Looking").toolbar { Button("Cancel") { sonar.cancel(); dismiss() } }
    }
  }
}

// Its own model may die with it.
struct Gauge: View {
  @StateObject private var depth = Depth()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Text("Measuring").toolbar { Button("Cancel") { depth.cancel(); dismiss() } }
    }
  }
}

// A value that is copied is nobody else's.
struct Count: View {
  @State private var tally = Tally.zero
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Text("Counting").toolbar { Button("Cancel") { tally.cancel(); dismiss() } }
    }
  }
}

final class Sonar: ObservableObject {
  static let shared = Sonar()
  private var search: Task<Void, Never>?
  func begin() { search = Task {} }
  func cancel() { search?.cancel(); search = nil }
}

final class Depth: ObservableObject {
  private var search: Task<Void, Never>?
  func begin() { search = Task {} }
  func cancel() { search?.cancel(); search = nil }
}

struct Tally {
  static let zero = Tally()
  var count = 0
  mutating func cancel() { count = 0 }
}
