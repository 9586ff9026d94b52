// clean
// A store runs whatever reducer it is made for: what the action does stands in the one that conforms.
import SwiftUI

protocol Reducing {
  associatedtype State
  associatedtype Action
  static func reduce(_ state: inout State, _ action: Action)
}

final class Machine<R: Reducing>: ObservableObject {
  @Published private(set) var state: R.State
  init(_ state: R.State) { self.state = state }
  func send(_ action: R.Action) { R.reduce(&state, action) }
  func binding<T>(get path: KeyPath<R.State, T>, send action: R.Action) -> Binding<T> {
    Binding(get: { self.state[keyPath: path] }, set: { _ in self.send(action) })
  }
}

enum Library: Reducing {
  struct State { var showsInfo = false }
  enum Action { case opened, closed }
  static func reduce(_ state: inout State, _ action: Action) {
    switch action {
    case .opened: state.showsInfo = true
    case .closed: state.showsInfo = false
    }
  }
}

struct LibraryView: View {
  @StateObject private var machine = Machine<Library>(.init())
  var body: some View {
    Button("Info") { machine.send(.opened) }
      .fullScreenCover(isPresented: machine.binding(get: \.showsInfo, send: .closed)) { InfoView(machine: machine) }
  }
}

struct InfoView: View {
  @ObservedObject var machine: Machine<Library>
  var body: some View { Button("Understood") { machine.send(.closed) } }
}
