// `@ViewAction` gives a view its `send`; what is sent is known all the same.
import ComposableArchitecture
import SwiftUI

struct Harbour: View {
  @State private var showsTides = false
  @State private var showsWinds = false

  var body: some View {
    Menu("Weather") {
      Button("Tides") { showsTides = true }
      Button("Winds") { showsWinds = true }
    }
      .fullScreenCover(isPresented: $showsTides) { TidesView(store: Store(initialState: Tides.State()) { Tides() }) }
      .fullScreenCover(isPresented: $showsWinds) { WindsView(store: Store(initialState: Winds.State()) { Winds() }) } // expect: trapped-modal
  }
}

@Reducer
struct Tides {
  struct State {}
  enum Action {
    case view(View)
    enum View { case understood }
  }
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .view(.understood): return .run { _ in await dismiss() }
      }
    }
  }
}

@ViewAction(for: Tides.self)
struct TidesView: View {
  let store: StoreOf<Tides>
  var body: some View { Button("Understood") { send(.understood) } }
}

@Reducer
struct Winds {
  struct State { var isCalm = false }
  enum Action {
    case view(View)
    enum View { case calmed }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .view(.calmed):
        state.isCalm = true
        return .none
      }
    }
  }
}

@ViewAction(for: Winds.self)
struct WindsView: View {
  let store: StoreOf<Winds>
  var body: some View { Button("Calm") { send(.calmed) } }
}
