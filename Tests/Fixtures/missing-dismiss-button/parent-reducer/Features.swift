import ComposableArchitecture

@Reducer struct Room {
  @ObservableState struct State: Equatable {}
  enum Action {
    case closeButtonTapped
    case delegate(Delegate)
    enum Delegate { case closed }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .closeButtonTapped: return .send(.delegate(.closed))
      case .delegate: return .none
      }
    }
  }
}

@Reducer struct House {
  @ObservableState struct State: Equatable {
    @Presents var room: Room.State?
  }
  enum Action {
    case doorTapped
    case room(PresentationAction<Room.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .doorTapped:
        state.room = Room.State()
        return .none
      case .room(.presented(.delegate(.closed))):
        state.room = nil
        return .none
      case .room: return .none
      }
    }
    .ifLet(\.$room, action: \.room) { Room() }
  }
}
