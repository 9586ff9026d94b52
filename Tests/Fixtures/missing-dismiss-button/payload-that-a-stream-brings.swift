// The answer is a closure in the payload of a case that a stream brings: what Cancel runs is not seen. A button that runs
// nothing of the kind closes nothing.
import Combine
import SwiftUI

enum TillEvent {
  case idle
  case choose([String], answer: (String?) -> Void)
}

final class Finder {
  let events = PassthroughSubject<TillEvent, Never>()

  func search() {
    let answer = { [weak self] (name: String?) in
      if let name { print("connects", name) } else { self?.events.send(.idle) }
    }
    events.send(.choose(["A", "B"], answer: answer))
  }
}

final class Till: ObservableObject {
  @Published var showsSheet = false
  @Published private(set) var event: TillEvent = .idle
  private let finder = Finder()

  init() {
    finder.events.assign(to: &$event)
    finder.events.map { event -> Bool in
      if case .choose = event { true } else { false }
    }.assign(to: &$showsSheet)
  }

  func search() { finder.search() }
}

struct TillView: View {
  @ObservedObject var till: Till

  var body: some View {
    Button("Find") { till.search() }
      .sheet(isPresented: $till.showsSheet) { // expect: skipped-swipe-cleanup
        if case let .choose(names, answer) = till.event {
          Readers(names: names, cancel: { answer(nil) })
        }
      }
  }
}

struct OtherTillView: View {
  @ObservedObject var till: Till

  var body: some View {
    Button("Find") { till.search() }
      .sheet(isPresented: $till.showsSheet) { // expect: missing-dismiss-button
        Readers(names: [], cancel: { print("Nothing was chosen") })
      }
  }
}

struct Readers: View {
  let names: [String]
  let cancel: () -> Void

  var body: some View {
    VStack {
      List(names, id: \.self) { Text($0) }
      Button("Cancel") { cancel() }
    }
  }
}
