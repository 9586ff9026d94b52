// What a reducer does as a part of the state changes is nothing that every button does: "Continue" in another feature only closes. And a
// state has cases that are called like the actions of a child: whoever asks the state for one does not hear of what the child is sent.
import ComposableArchitecture
import SwiftUI

@Reducer struct Court {
  @ObservableState struct State: Equatable {
    @Presents var news: Gazette.State?
    @Presents var match: Match.State?
    var page: Page?
  }
  enum Page: Equatable { case match(Int), rest }
  enum Action { case newsTapped, matchTapped, whistle, news(PresentationAction<Gazette.Action>), match(PresentationAction<Match.Action>) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .newsTapped:
        state.news = .init()
        return .none
      case .matchTapped:
        state.match = .init()
        return .none
      case .whistle:
        guard case .match = state.page else { return .none }
        state.match = nil
        return .none
      case .news(.presented(.continueTapped)):
        state.news = nil
        return .none
      case .news, .match: return .none
      }
    }
    .ifLet(\.$news, action: \.news) { Gazette() }
    .ifLet(\.$match, action: \.match) { Match() }
  }
}

@Reducer struct Gazette {
  @ObservableState struct State: Equatable {}
  enum Action { case continueTapped }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer struct Match {
  @ObservableState struct State: Equatable { var score = 0 }
  enum Action { case scored }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .scored:
        state.score += 1
        return .none
      }
    }
  }
}

@Reducer struct Speaker {
  @ObservableState struct State: Equatable { var isLoud = false; var changes = 0 }
  enum Action: BindableAction { case binding(BindingAction<State>) }
  @Dependency(\.audio) var audio
  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.isLoud) { _, isLoud in
        Reduce { state, _ in
          state.changes += 1
          return .run { _ in await audio.save(isLoud) }
        }
      }
  }
}

struct CourtView: View {
  @Bindable var store: StoreOf<Court>
  var body: some View {
    Button("News") { store.send(.newsTapped) }
      .sheet(item: $store.scope(state: \.news, action: \.news)) { store in GazetteView(store: store) }
    Button("Match") { store.send(.matchTapped) }
      .sheet(item: $store.scope(state: \.match, action: \.match)) { store in MatchView(store: store) } // expect: missing-dismiss-button
  }
}

struct GazetteView: View {
  let store: StoreOf<Gazette>
  var body: some View { Button("Continue") { store.send(.continueTapped) } }
}

struct MatchView: View {
  let store: StoreOf<Match>
  var body: some View { Button("Goal \(store.score)") { store.send(.scored) } }
}
