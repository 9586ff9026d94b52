// A method sets the flag to what its caller hands over; an effect sends what its closure is handed to send by.
import ComposableArchitecture
import SwiftUI

final class Router: ObservableObject {
  @Published var shows = false
  @Published var lists = false
  func setShown(_ isShown: Bool) { shows = isShown }
  func setListed(_ isListed: Bool) { lists = isListed }
}

struct Page: View {
  @ObservedObject var router: Router
  var body: some View { Button("OK") { router.setShown(false) } }
}

struct Listing: View {
  @ObservedObject var router: Router
  var body: some View { Button("OK") { router.setListed(true) } }
}

struct Badge: Identifiable { let id = 1 }

extension Binding {
  func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}

struct Hub: View {
  @StateObject private var router = Router()
  @State private var badge: Badge?

  var body: some View {
    Button("Page") { router.setShown(true) }
      .fullScreenCover(isPresented: $router.shows) { Page(router: router) }
    Button("List") { router.setListed(true) }
      .fullScreenCover(isPresented: $router.lists) { Listing(router: router) } // expect: missing-dismiss-button
    Button("Badge") { badge = Badge() }
      .fullScreenCover(isPresented: $badge.isPresent()) { Text("Ten walks") } // expect: trapped-modal
  }
}

@Reducer struct Quiz {
  @ObservableState struct State: Equatable {}
  enum Action { case okTapped, answered }
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .okTapped: .run { send in await send(.answered) }
      case .answered: .run { _ in await dismiss() }
      }
    }
  }
}

struct QuizView: View {
  let store: StoreOf<Quiz>
  var body: some View { Button("OK") { store.send(.okTapped) } }
}

struct Quizzes: View {
  @State private var asks = false

  var body: some View {
    Button("Ask") { asks = true }
      .fullScreenCover(isPresented: $asks) { QuizView(store: Store(initialState: Quiz.State()) { Quiz() }) }
  }
}
