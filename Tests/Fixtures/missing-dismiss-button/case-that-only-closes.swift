// A Continue whose action is sent and only takes the modal away is an answer; where an arm does more, or the case carries
// something, it commits.
import ComposableArchitecture
import SwiftUI

@Reducer
struct Shore {
  @ObservableState struct State {
    @Presents var news: News.State?
    @Presents var terms: Terms.State?
    @Presents var offer: Offer.State?
    var accepted: [String] = []
  }
  enum Action {
    case newsOpened, termsOpened, offerOpened
    case news(PresentationAction<News.Action>)
    case terms(PresentationAction<Terms.Action>)
    case offer(PresentationAction<Offer.Action>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .newsOpened: state.news = .init()
      case .termsOpened: state.terms = .init()
      case .offerOpened: state.offer = .init()
      case .news(.presented(.newsRead)): state.news = nil
      case .terms(.presented(.termsRead)):
        state.accepted.append("terms")
        state.terms = nil
      case .offer(.presented(.offerTaken)): state.offer = nil
      default: break
      }
      return .none
    }
    .ifLet(\.$news, action: \.news) { News() }
    .ifLet(\.$terms, action: \.terms) { Terms() }
    .ifLet(\.$offer, action: \.offer) { Offer() }
  }
}

struct ShoreView: View {
  @Bindable var store: StoreOf<Shore>
  var body: some View {
    HStack {
      Button("News") { store.send(.newsOpened) }
      Button("Terms") { store.send(.termsOpened) }
      Button("Offer") { store.send(.offerOpened) }
    }
    .fullScreenCover(item: $store.scope(state: \.news, action: \.news)) { NewsView(store: $0) }
    // expect: missing-dismiss-button
    .fullScreenCover(item: $store.scope(state: \.terms, action: \.terms)) { TermsView(store: $0) }
    // expect: missing-dismiss-button
    .fullScreenCover(item: $store.scope(state: \.offer, action: \.offer)) { OfferView(store: $0) }
  }
}

@Reducer
struct News {
  @ObservableState struct State {}
  enum Action { case newsRead }
}
struct NewsView: View {
  let store: StoreOf<News>
  var body: some View { Button("Continue") { store.send(.newsRead) } }
}

@Reducer
struct Terms {
  @ObservableState struct State {}
  enum Action { case termsRead }
}
struct TermsView: View {
  let store: StoreOf<Terms>
  var body: some View { Button("Continue") { store.send(.termsRead) } }
}

@Reducer
struct Offer {
  @ObservableState struct State { var price = 3 }
  enum Action { case offerTaken(Int) }
}
struct OfferView: View {
  let store: StoreOf<Offer>
  var body: some View { Button("Continue") { store.send(.offerTaken(store.price)) } }
}
