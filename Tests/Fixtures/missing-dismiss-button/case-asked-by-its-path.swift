// A reducer asks for a case by its path, by `==`, or beside a part of the state.
import ComposableArchitecture
import SwiftUI

@Reducer
struct Ferry {
  @ObservableState struct State: Equatable {
    @Presents var ticket: Ticket.State?
    @Presents var timetable: Timetable.State?
    @Presents var lounge: Lounge.State?
    @Presents var engine: Engine.State?
    var isMoored = true
    var bells = 0
  }
  @CasePathable enum Action: Equatable {
    case boarded
    case ticket(PresentationAction<Ticket.Action>)
    case timetable(PresentationAction<Timetable.Action>)
    case lounge(PresentationAction<Lounge.Action>)
    case engine(PresentationAction<Engine.Action>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .boarded: state.ticket = Ticket.State()
      default: break
      }
      return .none
    }
    .ifLet(\.$ticket, action: \.ticket) { Ticket() }
    .ifLet(\.$timetable, action: \.timetable) { Timetable() }
    .ifLet(\.$lounge, action: \.lounge) { Lounge() }
    .ifLet(\.$engine, action: \.engine) { Engine() }
    Reduce(clear)
    Reduce { state, action in
      switch (state.isMoored, action) {
      case (_, .lounge(.presented(.rested))): state.lounge = nil
      case (true, .engine(.presented(.heated))): state.bells += 1
      default: break
      }
      return .none
    }
  }

  private func clear(_ state: inout State, _ action: Action) -> Effect<Action> {
    if action == .timetable(.presented(.memorised)) { state.timetable = nil }
    if action.is(\.engine.presented.heated) { state.bells += 1 }
    guard action.is(\.ticket.presented.stamped) else { return .none }
    state.ticket = nil
    return .none
  }
}

struct FerryView: View {
  @Bindable var store: StoreOf<Ferry>
  var body: some View {
    Button("Board") { store.send(.boarded) }
      .fullScreenCover(item: $store.scope(state: \.ticket, action: \.ticket)) { TicketView(store: $0) }
      .fullScreenCover(item: $store.scope(state: \.timetable, action: \.timetable)) { TimetableView(store: $0) }
      .fullScreenCover(item: $store.scope(state: \.lounge, action: \.lounge)) { LoungeView(store: $0) }
      // expect: missing-dismiss-button
      .fullScreenCover(item: $store.scope(state: \.engine, action: \.engine)) { EngineView(store: $0) }
  }
}

@Reducer
struct Ticket {
  @ObservableState struct State: Equatable {}
  @CasePathable enum Action: Equatable { case stamped }
}
struct TicketView: View {
  let store: StoreOf<Ticket>
  var body: some View { Button("Not today") { store.send(.stamped) } }
}

@Reducer
struct Timetable {
  @ObservableState struct State: Equatable {}
  @CasePathable enum Action: Equatable { case memorised }
}
struct TimetableView: View {
  let store: StoreOf<Timetable>
  var body: some View { Button("Not today") { store.send(.memorised) } }
}

@Reducer
struct Lounge {
  @ObservableState struct State: Equatable {}
  @CasePathable enum Action: Equatable { case rested }
}
struct LoungeView: View {
  let store: StoreOf<Lounge>
  var body: some View { Button("Not today") { store.send(.rested) } }
}

@Reducer
struct Engine {
  @ObservableState struct State: Equatable {}
  @CasePathable enum Action: Equatable { case heated }
}
struct EngineView: View {
  let store: StoreOf<Engine>
  var body: some View { Button("Stoke") { store.send(.heated) } }
}
