// The child's reducer asks its parent, and the parent's lets the state go.
// clean
import ComposableArchitecture
import SwiftUI

struct HouseView: View {
  @Bindable var store: StoreOf<House>

  var body: some View {
    Button("Door") { store.send(.doorTapped) }
      .sheet(item: $store.scope(state: \.room, action: \.room)) { store in
        RoomView(store: store)
      }
  }
}

struct RoomView: View {
  let store: StoreOf<Room>

  var body: some View {
    Button("Close") { store.send(.closeButtonTapped) }
  }
}
