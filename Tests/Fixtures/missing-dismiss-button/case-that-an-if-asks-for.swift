// What is sent is asked for by `if case`, `guard case` or `==` as well as by an arm of a `switch`.
import ComposableArchitecture
import SwiftUI

@Reducer
struct Voyage {
  @ObservableState struct State {
    @Presents var ports: Ports.State?
    @Presents var crew: Crew.State?
    @Presents var cargo: Cargo.State?
    @Presents var log: Log.State?
    var pages = 0
  }
  enum Action {
    case portsOpened, crewOpened, cargoOpened, logOpened
    case ports(PresentationAction<Ports.Action>)
    case crew(PresentationAction<Crew.Action>)
    case cargo(PresentationAction<Cargo.Action>)
    case log(PresentationAction<Log.Action>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .portsOpened: state.ports = Ports.State()
      case .crewOpened: state.crew = Crew.State()
      case .cargoOpened: state.cargo = Cargo.State()
      case .logOpened: state.log = Log.State()
      case .ports(.presented(let child)):
        if case .anchored = child { state.ports = nil }
      case .crew(.presented(let child)):
        hear(&state, child)
      case .cargo(.presented(let child)):
        if child == .stowed { state.cargo = nil }
      case .log(.presented(let child)):
        if case .turned = child { state.pages += 1 }
      default: break
      }
      return .none
    }
    .ifLet(\.$ports, action: \.ports) { Ports() }
    .ifLet(\.$crew, action: \.crew) { Crew() }
    .ifLet(\.$cargo, action: \.cargo) { Cargo() }
    .ifLet(\.$log, action: \.log) { Log() }
  }

  private func hear(_ state: inout State, _ action: Crew.Action) {
    guard case .mustered = action else { return }
    state.crew = nil
  }
}

struct VoyageView: View {
  @Bindable var store: StoreOf<Voyage>
  var body: some View {
    VStack {
      Button("Ports") { store.send(.portsOpened) }
      Button("Crew") { store.send(.crewOpened) }
      Button("Cargo") { store.send(.cargoOpened) }
      Button("Log") { store.send(.logOpened) }
    }
    .fullScreenCover(item: $store.scope(state: \.ports, action: \.ports)) { PortsView(store: $0) }
    .fullScreenCover(item: $store.scope(state: \.crew, action: \.crew)) { CrewView(store: $0) }
    .fullScreenCover(item: $store.scope(state: \.cargo, action: \.cargo)) { CargoView(store: $0) }
    // expect: missing-dismiss-button
    .fullScreenCover(item: $store.scope(state: \.log, action: \.log)) { LogView(store: $0) }
  }
}

@Reducer
struct Ports {
  @ObservableState struct State {}
  enum Action { case anchored }
}
struct PortsView: View {
  let store: StoreOf<Ports>
  var body: some View { Button("Not now") { store.send(.anchored) } }
}

@Reducer
struct Crew {
  @ObservableState struct State {}
  enum Action { case mustered }
}
struct CrewView: View {
  let store: StoreOf<Crew>
  var body: some View { Button("Not now") { store.send(.mustered) } }
}

@Reducer
struct Cargo {
  @ObservableState struct State {}
  enum Action { case stowed }
}
struct CargoView: View {
  let store: StoreOf<Cargo>
  var body: some View { Button("Not now") { store.send(.stowed) } }
}

@Reducer
struct Log {
  @ObservableState struct State {}
  enum Action { case turned }
}
struct LogView: View {
  let store: StoreOf<Log>
  var body: some View { Button("Turn the page") { store.send(.turned) } }
}
