// An action that carries nil sets to nil what its arm sets to that: `.show(nil)` closes, `.show(.map)` and `.pick(nil)` do not.
import ComposableArchitecture
import SwiftUI

@main
struct Walks: App {
  var body: some Scene { WindowGroup { WalkView(store: Store(initialState: Walk.State()) { Walk() }) } }
}

@Reducer
struct Walk {
  enum Panel: Equatable { case map, list, stops }

  @ObservableState
  struct State: Equatable {
    var panel: Panel?
    var chart: Panel?
    var stop: String?
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case show(Panel?)
    case draw(Panel?)
    case pick(String?)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding: return .none
      case .show(let panel):
        state.panel = panel
        return .none
      case let .draw(chart):
        state.chart = chart
        return .none
      case .pick(let stop):
        state.stop = stop
        return .none
      }
    }
  }
}

struct WalkView: View {
  @Bindable var store: StoreOf<Walk>

  var body: some View {
    Button("Map") { store.send(.show(.map)) }
      // Only a tap on a row closes it.
      .sheet(isPresented: Binding($store.panel)) {  // expect: missing-dismiss-button
        RowsView { store.send(.show(nil)) }
      }
    Button("Chart") { store.send(.draw(.list)) }
      .sheet(isPresented: Binding($store.chart)) { ChartView(store: store) }
    Button("Stops") { store.send(.draw(.stops)) }
      .sheet(isPresented: Binding($store.chart)) {  // expect: missing-dismiss-button
        StopsView(store: store)
      }
  }
}

struct RowsView: View {
  let pick: () -> Void
  var body: some View { List(["a", "b"], id: \.self) { row in Text(row).onTapGesture { pick() } } }
}

struct ChartView: View {
  let store: StoreOf<Walk>
  var body: some View { Button("Close") { store.send(.draw(nil)) } }
}

struct StopsView: View {
  let store: StoreOf<Walk>
  var body: some View { Button("None") { store.send(.pick(nil)) } }
}
