// clean
// A binding that a view makes as it is made, which closes the modal, or may: by the flag itself, by what is handed in, by a call,
// by an observer, or by somebody who watches.
import SwiftUI

struct Store: View {
  @ObservedObject var till: Till
  @State private var sells = false
  @State private var lends = false
  @State private var calls = false
  @State private var observes = false
  @State private var watches = false

  var body: some View {
    VStack {
      Button("Sell") { till.isOpen = true }
      Button("Lend") { lends = true }
      Button("Call") { calls = true }
      Button("Observe") { observes = true }
      Button("Watch") { watches = true }
    }
    .sheet(isPresented: $till.isOpen) { TillPage(till: till) }
    .sheet(isPresented: $lends) { LentPage(shown: $lends) }
    .sheet(isPresented: $calls) { CallingPage(end: { calls = false }) }
    .sheet(isPresented: $observes) { ObservingPage(drawer: Drawer { observes = false }) }
    .sheet(isPresented: $watches) { WatchingPage() }
    .onReceive(Bell.shared.$rings) { if $0 { watches = false } }
  }
}

final class Till: ObservableObject {
  @Published var isOpen = false
}

struct TillPage: View {
  @Binding private var isUp: Bool

  init(till: Till) {
    _isUp = .init { till.isOpen } set: { till.isOpen = $0 }
  }

  var body: some View {
    VStack {
      Text("Till")
      Button("Close") { isUp = false }
    }
    .toolbar { Button("Close") { isUp = false } }
  }
}

struct LentPage: View {
  @Binding private var isUp: Bool

  init(shown: Binding<Bool>) {
    _isUp = Binding { shown.wrappedValue } set: { shown.wrappedValue = $0 }
  }

  var body: some View {
    VStack {
      Text("Lent")
      Button("Close") { isUp = false }
    }
    .toolbar { Button("Close") { isUp = false } }
  }
}

struct CallingPage: View {
  @Binding private var isUp: Bool

  init(end: @escaping () -> Void) {
    _isUp = Binding { true } set: { _ in end() }
  }

  var body: some View {
    VStack {
      Text("Calling")
      Button("Close") { isUp = false }
    }
    .toolbar { Button("Close") { isUp = false } }
  }
}

final class Drawer {
  private let end: () -> Void
  var isIn = true { didSet { end() } }

  init(end: @escaping () -> Void) { self.end = end }
}

struct ObservingPage: View {
  private let drawer: Drawer
  @Binding private var isUp: Bool

  init(drawer: Drawer) {
    self.drawer = drawer
    let kept = drawer
    _isUp = Binding { kept.isIn } set: { kept.isIn = $0 }
  }

  var body: some View {
    VStack {
      Text("Drawer")
      Button("Close") { isUp = false }
    }
    .toolbar { Button("Close") { isUp = false } }
  }
}

final class Bell: ObservableObject {
  static let shared = Bell()
  @Published var rings = false
}

struct WatchingPage: View {
  @Binding private var isUp: Bool

  init() {
    _isUp = Binding { !Bell.shared.rings } set: { Bell.shared.rings = !$0 }
  }

  var body: some View {
    VStack {
      Text("Bell")
      Button("Close") { isUp = false }
    }
    .toolbar { Button("Close") { isUp = false } }
  }
}
