// A reducer around another hands on to it whatever it is sent. That runs none of the other's cases but what was sent; what it does itself counts.
import ComposableArchitecture
import SwiftUI

@main
struct Bakery: App {
  var body: some Scene { WindowGroup { CounterView(store: Store(initialState: Counter.State()) { Counter() }) } }
}

struct Again<State, Action, Base: Reducer>: Reducer where State == Base.State, Action == Base.Action {
  let base: (Reduce<State, Action>) -> Base
  init(@ReducerBuilder<State, Action> base: @escaping (Reduce<State, Action>) -> Base) { self.base = base }

  var body: some Reducer<State, Action> {
    var `self`: Reduce<State, Action>!
    self = Reduce { state, action in base(self).reduce(into: &state, action: action) }
    return self
  }
}

// This one also does something itself, whatever is sent.
struct Hushed<Base: Reducer>: Reducer where Base.State == Counter.State, Base.Action == Counter.Action {
  let base: Base

  var body: some Reducer<Counter.State, Counter.Action> {
    Reduce { state, action in
      state.isRinging = false
      return base.reduce(into: &state, action: action)
    }
  }
}

@Reducer
struct Oven {
  @ObservableState
  struct State: Equatable { var isShown = false }
  enum Action { case cool }

  var body: some Reducer<State, Action> {
    Again { (self) in
      Reduce { state, action in
        switch action {
        case .cool:
          state.isShown = false
          return .none
        }
      }
    }
  }
}

@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var isShown = false
    var isRinging = false
    var sold = 0
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case show, sell
  }

  var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding: return .none
      case .show:
        state.isShown = true
        state.isRinging = true
        return .none
      case .sell:
        state.sold += 1
        return .none
      }
    }
  }
}

struct CounterView: View {
  @Bindable var store: StoreOf<Counter>

  var body: some View {
    Button("Till") { store.send(.show) }
      .sheet(isPresented: $store.isShown) { TillView(store: store) }  // expect: missing-dismiss-button
      .sheet(isPresented: $store.isRinging) { TillView(store: store) }
  }
}

struct TillView: View {
  let store: StoreOf<Counter>
  var body: some View { Button("Sell") { store.send(.sell) } }
}
