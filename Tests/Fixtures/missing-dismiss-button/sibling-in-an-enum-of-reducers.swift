// The macro makes the actions of an enum of reducers: its cases carry those of the reducers that they name, and a case of one is none of
// another's by the same name.
import ComposableArchitecture
import SwiftUI

@Reducer
struct Orchard {
  @Reducer(state: .equatable)
  enum Destination {
    case pruning(Pruning)
    case harvest(Harvest)
  }
  @ObservableState struct State: Equatable { @Presents var destination: Destination.State? }
  enum Action {
    case pruningTapped, harvestTapped
    case destination(PresentationAction<Destination.Action>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .pruningTapped: state.destination = .pruning(Pruning.State())
      case .harvestTapped: state.destination = .harvest(Harvest.State())
      case .destination(.presented(.pruning(.delegate(.ended)))): state.destination = nil
      case .destination: break
      }
      return .none
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

struct OrchardView: View {
  @Bindable var store: StoreOf<Orchard>
  var body: some View {
    VStack {
      Button("Prune") { store.send(.pruningTapped) }
      Button("Harvest") { store.send(.harvestTapped) }
    }
    .fullScreenCover(item: $store.scope(state: \.destination?.pruning, action: \.destination.pruning)) { PruningView(store: $0) }
    // expect: missing-dismiss-button
    .fullScreenCover(item: $store.scope(state: \.destination?.harvest, action: \.destination.harvest)) { HarvestView(store: $0) }
  }
}

@Reducer
struct Pruning {
  @ObservableState struct State: Equatable {}
  enum Action {
    case leaveTapped
    case delegate(Delegate)
    enum Delegate { case ended }
  }
  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .leaveTapped: .send(.delegate(.ended))
      case .delegate: .none
      }
    }
  }
}
struct PruningView: View {
  let store: StoreOf<Pruning>
  var body: some View { Button("Leave") { store.send(.leaveTapped) } }
}

@Reducer
struct Harvest {
  @ObservableState struct State: Equatable { var apples = 0 }
  enum Action {
    case picked
    case delegate(Delegate)
    enum Delegate { case ended }
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .picked:
        state.apples += 1
        return .send(.delegate(.ended))
      case .delegate: return .none
      }
    }
  }
}
struct HarvestView: View {
  let store: StoreOf<Harvest>
  var body: some View { Button("Pick") { store.send(.picked) } }
}
