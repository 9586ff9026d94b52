// An action that sets a part of the state by its path, a state that is made anew, and one that a function works out of itself.
import ComposableArchitecture
import SwiftUI

@Reducer
struct Library {
  @ObservableState struct State {
    @Presents var shelf: Shelf.State?
    @Shared(.inMemory("lamp")) var isLit = false
    var isHintShown = false
    var pages = 0
  }
  enum Action: BindableAction {
    case entered, lampLit, lampOut
    case binding(BindingAction<State>)
    case shelf(PresentationAction<Shelf.Action>)
  }
  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .entered: state.shelf = Shelf.State()
      case .lampLit: state.$isLit.withLock { $0 = true }
      case .lampOut: state.$isLit.withLock { $0 = false }
      case .shelf(.presented(.emptied)): state = State()
      case .shelf, .binding: break
      }
      return .none
    }
    .ifLet(\.$shelf, action: \.shelf) { Shelf() }
  }
}

struct LibraryView: View {
  @Bindable var store: StoreOf<Library>
  var body: some View {
    VStack {
      Button("Shelf") { store.send(.entered) }
      Button("Lamp") { store.send(.lampLit) }
    }
    .fullScreenCover(item: $store.scope(state: \.shelf, action: \.shelf)) { ShelfView(store: $0) }
    .fullScreenCover(isPresented: $store.isHintShown) {
      Button("Not now") { store.send(.binding(.set(\.isHintShown, false))) }
    }
    .fullScreenCover(isPresented: Binding(store.$isLit)) {
      Button("Not now") { store.send(.lampOut) }
    }
  }
}

@Reducer
struct Shelf {
  @ObservableState struct State {}
  enum Action { case emptied }
}
struct ShelfView: View {
  let store: StoreOf<Shelf>
  var body: some View { Button("Not now") { store.send(.emptied) } }
}

struct QuizState {
  var isQuestionShown = false
  var points = 0
}
enum QuizAction { case asked, answered(Int) }

final class QuizStore: ObservableObject {
  @Published private(set) var state = QuizState()
  func send(_ action: QuizAction) { state = worked(state, out: action) }
}

func worked(_ state: QuizState, out action: QuizAction) -> QuizState {
  var next = state
  switch action {
  case .asked: next.isQuestionShown = true
  case .answered(let points): next.points += points
  }
  return next
}

struct QuizView: View {
  @StateObject private var quiz = QuizStore()
  var body: some View {
    Button("Ask") { quiz.send(.asked) }
      // expect: missing-dismiss-button
      .fullScreenCover(isPresented: Binding(get: { quiz.state.isQuestionShown }, set: { _ in })) { QuestionView(quiz: quiz) }
  }
}

struct QuestionView: View {
  let quiz: QuizStore
  var body: some View { Button("Forty-two") { quiz.send(.answered(1)) } }
}
