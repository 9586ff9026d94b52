// What a reducer gives back is made elsewhere: by a property, by an extension of `Effect`, or by a publisher of one action.
import Combine
import ComposableArchitecture
import SwiftUI

@Reducer
struct Bakery {
  @ObservableState struct State {
    @Presents var bread: Bread.State?
    @Presents var cake: Cake.State?
    @Presents var oven: Oven.State?
    @Presents var flour: Flour.State?
  }
  enum Action {
    case opened
    case bread(PresentationAction<Bread.Action>)
    case cake(PresentationAction<Cake.Action>)
    case oven(PresentationAction<Oven.Action>)
    case flour(PresentationAction<Flour.Action>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .opened: state.bread = Bread.State()
      case .oven(.presented(.cooled)): state.oven = nil
      default: break
      }
      return .none
    }
    .ifLet(\.$bread, action: \.bread) { Bread() }
    .ifLet(\.$cake, action: \.cake) { Cake() }
    .ifLet(\.$oven, action: \.oven) { Oven() }
    .ifLet(\.$flour, action: \.flour) { Flour() }
  }
}

struct BakeryView: View {
  @Bindable var store: StoreOf<Bakery>
  var body: some View {
    Button("Open") { store.send(.opened) }
      .fullScreenCover(item: $store.scope(state: \.bread, action: \.bread)) { BreadView(store: $0) }
      .fullScreenCover(item: $store.scope(state: \.cake, action: \.cake)) { CakeView(store: $0) }
      .fullScreenCover(item: $store.scope(state: \.oven, action: \.oven)) { OvenView(store: $0) }
      // expect: missing-dismiss-button
      .fullScreenCover(item: $store.scope(state: \.flour, action: \.flour)) { FlourView(store: $0) }
  }
}

@Reducer
struct Bread {
  @ObservableState struct State {}
  enum Action { case eaten }
  @Dependency(\.dismiss) var dismiss
  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .eaten: return leaving
      }
    }
  }
  private var leaving: Effect<Action> { .run { _ in await dismiss() } }
}
struct BreadView: View {
  let store: StoreOf<Bread>
  var body: some View { Button("Not now") { store.send(.eaten) } }
}

@Reducer
struct Cake {
  @ObservableState struct State {}
  enum Action { case shared, kept }
  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .shared: return .leaving()
      case .kept: return .staying
      }
    }
  }
}
extension Effect {
  static func leaving() -> Self {
    @Dependency(\.dismiss) var dismiss
    return .run { _ in await dismiss() }
  }
  static var staying: Self { .none }
}
struct CakeView: View {
  let store: StoreOf<Cake>
  var body: some View { Button("Not now") { store.send(.shared) } }
}

@Reducer
struct Oven {
  @ObservableState struct State {}
  enum Action { case switchedOff, cooled }
  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .switchedOff: return .publisher { Just(Action.cooled) }
      case .cooled: return .none
      }
    }
  }
}
struct OvenView: View {
  let store: StoreOf<Oven>
  var body: some View { Button("Not now") { store.send(.switchedOff) } }
}

@Reducer
struct Flour {
  @ObservableState struct State {}
  enum Action { case sifted }
  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .sifted: return .staying
      }
    }
  }
}
struct FlourView: View {
  let store: StoreOf<Flour>
  var body: some View { Button("Sift") { store.send(.sifted) } }
}
