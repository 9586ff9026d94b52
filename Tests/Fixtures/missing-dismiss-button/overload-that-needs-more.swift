// An overload of the project's own that needs one argument more is not what a call without it means.
import ComposableArchitecture
import SwiftUI
import SwiftUINavigation

@main
struct ReaderApp: App {
  var body: some Scene {
    WindowGroup { Pages(store: .init(initialState: .init(), reducer: readerReducer, environment: ReaderEnvironment())) }
  }
}

struct Pages: View {
  let store: Store<ReaderState, ReaderAction>
  var body: some View {
    TabView {
      Reader(store: store)
      OtherReader(store: store, viewStore: ViewStore(store))
    }
  }
}

struct ReaderState: Equatable {
  enum Route: Equatable { case options }
  @BindableState var route: Route?
}

enum ReaderAction: BindableAction {
  case binding(BindingAction<ReaderState>)
  case setNavigation(ReaderState.Route?)
}

struct ReaderEnvironment {}

let readerReducer = Reducer<ReaderState, ReaderAction, ReaderEnvironment> { state, action, _ in
  switch action {
  case .binding:
    return .none
  case .setNavigation(let route):
    state.route = route
    return .none
  }
}
.binding()

struct Reader: View {
  private let store: Store<ReaderState, ReaderAction>
  @ObservedObject private var viewStore: ViewStore<ReaderState, ReaderAction>

  init(store: Store<ReaderState, ReaderAction>) {
    self.store = store
    viewStore = ViewStore(store)
  }

  var body: some View {
    Button("Options") { viewStore.send(.setNavigation(.options)) }
      .sheet(unwrapping: viewStore.binding(\.$route), case: /ReaderState.Route.options) { _ in
        NavigationView {
          Options()
            .toolbar {
              ToolbarItem(placement: .cancellationAction) {
                Button { viewStore.send(.setNavigation(nil)) } label: { Image(systemName: "chevron.down") }
              }
            }
        }
      }
  }
}

struct OtherReader: View {
  let store: Store<ReaderState, ReaderAction>
  @ObservedObject var viewStore: ViewStore<ReaderState, ReaderAction>

  var body: some View {
    Button("Options") { viewStore.send(.setNavigation(.options)) }
      .sheet(unwrapping: viewStore.binding(\.$route), case: /ReaderState.Route.options) { _ in // expect: missing-dismiss-button
        Options()
      }
  }
}

struct Options: View {
  @AppStorage("big") private var big = false

  var body: some View { Form { Toggle("Big letters", isOn: $big) } }
}

extension View {
  @ViewBuilder func sheet<Enum, Case, Content: View>(
    unwrapping value: Binding<Enum?>, case path: CasePath<Enum, Case>, isEnabled: Bool,
    @ViewBuilder content: @escaping (Binding<Case>) -> Content
  ) -> some View {
    if isEnabled {
      sheet(unwrapping: value, case: path, content: content)
    } else {
      self
    }
  }
}
