// Many states have a `page`. The one that a sheet hangs on is its store's; a `page` of another state, a child's or a part's, closes nothing,
// and neither does an action that carries another case than the parent asks for.
import ComposableArchitecture
import SwiftUI

@main
struct Museum: App {
  var body: some Scene { WindowGroup { HallView(store: Store(initialState: Hall.State()) { Hall() }) } }
}

@Reducer
struct Room {
  @ObservableState
  struct State: Equatable { var page: Int? }
  enum Action { case turn, leave, dust, polish }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .turn:
        state.page = nil
        return .none
      case .leave, .dust, .polish: return .none
      }
    }
  }
}

@Reducer
struct Hall {
  enum Page: Equatable { case room, guide }
  struct Guide: Equatable { var page: Int? }

  @ObservableState
  struct State: Equatable {
    var page: Page?
    var guide = Guide()
    var room = Room.State()
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case show, shuffle, close, polish
    case room(Room.Action)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding: return .none
      case .show:
        state.page = .room
        return .none
      case .shuffle:
        state.guide.page = nil
        return .send(.room(.dust))
      case .close: return clear(&state)
      case .room(.leave):
        state.page = nil
        return .none
      case .room, .polish: return .none
      }
    }
    Scope(state: \.room, action: \.room) { Room() }
    HallPolish()
  }

  private func clear(_ state: inout State) -> Effect<Action> {
    state.page = nil
    return .none
  }
}

@Reducer
struct HallPolish {
  var body: some ReducerOf<Hall> {
    Reduce { state, action in
      switch action {
      case .polish:
        state.page = nil
        return .none
      default: return .none
      }
    }
  }
}

struct HallView: View {
  @Bindable var store: StoreOf<Hall>

  var body: some View {
    Button("Show") { store.send(.show) }
      .sheet(isPresented: Binding($store.page)) { TurnView(store: store.scope(state: \.room, action: \.room)) }  // expect: missing-dismiss-button
    Text("Leave")
      .sheet(isPresented: Binding($store.page)) { LeaveView(store: store.scope(state: \.room, action: \.room)) }
    Text("Shuffle")
      .sheet(isPresented: Binding($store.page)) { ShuffleView(store: store) }  // expect: missing-dismiss-button
    Text("Polish")
      .sheet(isPresented: Binding($store.page)) { PolishView(store: store.scope(state: \.room, action: \.room)) }  // expect: missing-dismiss-button
    Text("Polish all")
      .sheet(isPresented: Binding($store.page)) { PolishHallView(store: store) }
    Text("Close")
      .sheet(isPresented: Binding($store.page)) { CloseView(store: store) }
  }
}

struct TurnView: View {
  let store: StoreOf<Room>
  var body: some View { Button("Turn") { store.send(.turn) } }
}

struct LeaveView: View {
  let store: StoreOf<Room>
  var body: some View { Button("Leave") { store.send(.leave) } }
}

struct ShuffleView: View {
  let store: StoreOf<Hall>
  var body: some View { Button("Shuffle") { store.send(.shuffle) } }
}

struct PolishView: View {
  let store: StoreOf<Room>
  var body: some View { Button("Polish") { store.send(.polish) } }
}

struct PolishHallView: View {
  let store: StoreOf<Hall>
  var body: some View { Button("Polish all") { store.send(.polish) } }
}

struct CloseView: View {
  let store: StoreOf<Hall>
  var body: some View { Button("Close") { store.send(.close) } }
}
