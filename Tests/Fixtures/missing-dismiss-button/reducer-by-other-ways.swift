// A reducer closes what it presents by other ways than an arm of its own: the case `dismiss` of the presentation's
// action, a reducer that asks for no action, and a case that stands for another one.
import ComposableArchitecture
import SwiftUI

@Reducer
struct Greenhouse {
  struct State {
    @PresentationState var legend: Legend.State?
    @PresentationState var almanac: Legend.State?
    @PresentationState var seeds: Seeds.State?
    @PresentationState var frost: Frost.State?
    var isWarm = true
  }

  enum Action {
    case opened
    case legend(PresentationAction<Legend.Action>)
    case almanac(PresentationAction<Legend.Action>)
    case seeds(PresentationAction<Seeds.Action>)
    case frost(PresentationAction<Frost.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .opened:
        state.legend = Legend.State()
        return .none
      case .legend(.presented(.understood)):
        return .send(.legend(.dismiss))
      case .almanac(.presented(.understood)):
        state.almanac = nil
        return .none
      case .seeds(.presented(.sown)):
        return .none
      case .frost(.presented(.melted)):
        return .none
      default:
        return .none
      }
    }
    .ifLet(\.$legend, action: \.legend) { Legend() }
    .ifLet(\.$frost, action: \.frost) { Frost() }
    Reduce { state, _ in
      if state.isWarm { state.seeds = nil }
      return .none
    }
  }
}

struct GreenhouseView: View {
  let store: StoreOf<Greenhouse>

  var body: some View {
    Button("Help") { store.send(.opened) }
      .sheet(store: store.scope(state: \.$legend, action: \.legend)) { LegendView(store: $0) }
      .sheet(store: store.scope(state: \.$almanac, action: { .almanac($0) })) { LegendView(store: $0) }
      .sheet(store: store.scope(state: \.$seeds, action: \.seeds)) { SeedsView(store: $0) }
      .sheet(store: store.scope(state: \.$frost, action: \.frost)) { FrostView(store: $0) } // expect: missing-dismiss-button
  }
}

@Reducer
struct Legend {
  struct State {}
  enum Action { case understood }
}

struct LegendView: View {
  let store: StoreOf<Legend>
  var body: some View { Button("Understood") { store.send(.understood) } }
}

@Reducer
struct Seeds {
  struct State {}
  enum Action { case sown }
}

enum SeedsAction {
  case finished
  var action: Seeds.Action {
    switch self {
    case .finished: .sown
    }
  }
}

struct SeedsView: View {
  let store: StoreOf<Seeds>

  var body: some View {
    WithViewStore(store, observe: { $0 }, send: \SeedsAction.action) { viewStore in
      Button("Understood") { viewStore.send(.finished) }
    }
  }
}

@Reducer
struct Frost {
  struct State {}
  enum Action { case melted }
}

struct FrostView: View {
  let store: StoreOf<Frost>
  var body: some View { Button("Melt") { store.send(.melted) } }
}
