// An action is sent with a way to show it.
import ComposableArchitecture
import SwiftUI

@Reducer struct Page {
  @ObservableState struct State: Equatable {}
  enum Action { case leaveTapped, likeTapped }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer struct Hub {
  @ObservableState struct State: Equatable { @Presents var page: Page.State? }
  enum Action { case open, page(PresentationAction<Page.Action>) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .open:
        state.page = Page.State()
        return .none
      case .page(.presented(.leaveTapped)):
        state.page = nil
        return .none
      case .page(.presented(.likeTapped)): return .none
      case .page: return .none
      }
    }
    .ifLet(\.$page, action: \.page) { Page() }
  }
}

struct HubView: View {
  @Bindable var store: StoreOf<Hub>

  var body: some View {
    Button("Open") { store.send(.open) }
      .fullScreenCover(item: $store.scope(state: \.page, action: \.page)) { PageView(store: $0) }
    Button("Show") { store.send(.open) }
      .fullScreenCover(item: $store.scope(state: \.page, action: \.page)) { LikeView(store: $0) } // expect: missing-dismiss-button
  }
}

struct PageView: View {
  let store: StoreOf<Page>
  var body: some View { Button("OK") { store.send(.leaveTapped, animation: .default) } }
}

struct LikeView: View {
  let store: StoreOf<Page>
  var body: some View { Button("Like") { store.send(.likeTapped, animation: .default) } }
}
