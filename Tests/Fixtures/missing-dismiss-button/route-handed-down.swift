// The binding of a route that is handed down, by `self` or not: what is set there is among the screens that are shown.
import SwiftUI

@main struct Library: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Hall()
        Stairs()
      }
    }
  }
}

enum Room: Identifiable {
  case reading, stacks(Int), attic, cellar
  var id: String { "\(self)" }
}

struct RoomView: View {
  let room: Room
  @ViewBuilder var body: some View {
    switch room {
    case .reading: Reading()
    case .stacks(let floor): Stacks(floor: floor)
    case .attic: Attic()
    case .cellar: Cellar()
    }
  }
}

struct Hall: View {
  @State private var room: Room?
  var body: some View {
    VStack {
      Shelves(room: self.$room)
      Button("Reading room") { self.room = .reading }
    }
    .sheet(item: $room, content: { RoomView(room: $0) })  // expect: missing-dismiss-button
  }
}

// Only whom the binding is handed down to sets it.
struct Stairs: View {
  @State private var room: Room?
  var body: some View {
    Steps(room: self.$room)
      .sheet(item: $room, content: { RoomView(room: $0) })  // expect: missing-dismiss-button
  }
}

struct Shelves: View {
  @Binding var room: Room?
  var body: some View { Shelf(place: $room) }
}

struct Shelf: View {
  @Binding var place: Room?
  var body: some View { Button("Stacks") { self.place = .stacks(3) } }
}

struct Steps: View {
  @Binding var room: Room?
  var body: some View { Step(place: self.$room) }
}

struct Step: View {
  @Binding var place: Room?
  var body: some View { Button("Cellar") { self.place = .cellar } }
}

struct Reading: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Close") { dismiss() } }
}

struct Stacks: View {
  let floor: Int
  var body: some View { Text("Floor \(floor)") }
}

struct Attic: View {
  var body: some View { Text("Nobody goes there") }
}

struct Cellar: View {
  var body: some View { Text("Mind your head") }
}
