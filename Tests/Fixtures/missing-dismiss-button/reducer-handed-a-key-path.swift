// A reducer is wrapped by a helper with closure parameters. All who call it hand over a key path, which only reads, or a closure that does
// nothing here; another helper is handed a closure that nobody sees to the end.
import ComposableArchitecture
import SwiftUI

@Reducer struct SnowFeature {
  @ObservableState struct State: Equatable { var isDeep = false }
  enum Action { case toggled }
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .toggled:
        state.isDeep.toggle()
        return .none
      }
    }
  }
}

extension Reducer {
  func buzzing<Part>(when pick: @escaping (State) -> Part?) -> some Reducer<State, Action> {
    onChange(of: pick) { _, _ in .run { _ in print("changed") } }
  }

  private func onChange<Part>(
    of value: @escaping (State) -> Part?, perform more: @escaping (inout State, Action) -> Effect<Action>
  ) -> some Reducer<State, Action> {
    Reduce { state, action in
      let before = value(state)
      let effects = reduce(into: &state, action: action)
      return before == nil && value(state) != nil ? .merge(effects, more(&state, action)) : effects
    }
  }
}

@Reducer struct MapFeature {
  @CasePathable enum Route: Equatable { case snow }
  @ObservableState struct State: Equatable {
    var route: Route?
    var snow = SnowFeature.State()
  }
  enum Action {
    case setRoute(Route?)
    case snow(SnowFeature.Action)
  }
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .setRoute(let route):
        state.route = route
        return .none
      case .snow:
        return .none
      }
    }
    .buzzing(when: \.route)
    Scope(state: \.snow, action: \.snow) { SnowFeature() }
  }
}

struct MapView: View {
  @Bindable var store: StoreOf<MapFeature>
  var body: some View {
    Button("Snow") { store.send(.setRoute(.snow)) }
      .sheet(item: $store.route.sending(\.setRoute).snow) { _ in // expect: missing-dismiss-button
        SnowView(store: store.scope(state: \.snow, action: \.snow))
      }
  }
}

struct SnowView: View {
  let store: StoreOf<SnowFeature>
  var body: some View { Button("Toggle") { store.send(.toggled) } }
}
