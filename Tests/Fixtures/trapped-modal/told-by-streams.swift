// What is sent by a stream may be heard by code that asks for no case of it. That a case has a name and an icon somewhere is no answer.
import Combine
import SwiftUI

enum Signal {
  case open, close, ring

  var icon: String {
    switch self {
    case .open: "door.left.hand.open"
    case .close: "xmark"
    case .ring: "bell"
    }
  }
}

final class Porter: ObservableObject {
  @Published var isIn = false
  @Published var rings = 0
  let signals = PassthroughSubject<Signal, Never>()
  let presence = CurrentValueSubject<Bool, Never>(false)
  @Published var isHere = false
  private var listening = Set<AnyCancellable>()

  init() {
    signals.map { $0 == .open }.assign(to: &$isIn)
    presence.assign(to: &$isHere)
  }
}

struct Hotel: View {
  @StateObject private var porter = Porter()
  @State private var waits = false

  var body: some View {
    VStack {
      Button("Enter") { porter.signals.send(.open) }
        .fullScreenCover(isPresented: $porter.isIn) { Hall(porter: porter) }
      Button("Stay") { porter.presence.value = true }
        .fullScreenCover(isPresented: $porter.isHere) { Room(porter: porter) }
      Button("Wait") { waits = true }
        .fullScreenCover(isPresented: $waits) { Bench(porter: porter) } // expect: trapped-modal
    }
  }
}

struct Hall: View {
  let porter: Porter

  var body: some View { Button("Close") { porter.signals.send(.close) } }
}

struct Room: View {
  let porter: Porter

  var body: some View { Button("Close") { porter.presence.value = false } }
}

struct Bench: View {
  let porter: Porter

  var body: some View { Button("Ring") { porter.rings += 1 } }
}
