// Many enums have a case of the same name. What is sent to a store, or by a reducer's effect, goes on at the arms of that store's actions, also
// where a parent asks for it in its own; what another type's `switch` does with a case of that name closes nothing here.
import Combine
import ComposableArchitecture
import SwiftUI
import UIKit

@main
struct Garden: App {
  var body: some Scene {
    WindowGroup {
      PlotView(store: Store(initialState: Plot.State()) { Plot() })
      ShedDoor()
    }
  }
}

@Reducer
struct Plot {
  @ObservableState
  struct State: Equatable {
    var isWatering = false
    var isWeeding = false
    var isSowing = false
    var watering = Watering.State()
    var weeding = Weeding.State()
    var sowing = Sowing.State()
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case show
    case watering(Watering.Action)
    case weeding(Weeding.Action)
    case sowing(PresentationAction<Sowing.Action>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding: return .none
      case .show:
        state.isWatering = true
        state.isWeeding = true
        state.isSowing = true
        return .none
      case .watering: return .none
      // The parent answers its child.
      case .weeding(.finish):
        state.isWeeding = false
        return .none
      case .sowing(.presented(.delegate(.sown))):
        state.isSowing = false
        return .none
      case .weeding, .sowing: return .none
      }
    }
    Scope(state: \.watering, action: \.watering) { Watering() }
    Scope(state: \.weeding, action: \.weeding) { Weeding() }
  }
}

@Reducer
struct Watering {
  @ObservableState
  struct State: Equatable { var litres = 0 }
  enum Action { case finish, pour }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .pour: return .send(.finish)
      case .finish:
        state.litres += 1
        return .none
      }
    }
  }
}

@Reducer
struct Weeding {
  @ObservableState
  struct State: Equatable { var weeds = 3 }
  enum Action { case finish }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .finish:
        state.weeds = 0
        return .none
      }
    }
  }
}

@Reducer
struct Sowing {
  @ObservableState
  struct State: Equatable { var seeds = 3 }
  enum Action {
    case sow
    case delegate(Delegate)
    enum Delegate { case sown }
  }

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .sow: return .run { send in await send(.delegate(.sown)) }
      case .delegate: return .none
      }
    }
  }
}

// Another feature, whose actions have the same names.
@Reducer
struct Tour {
  @ObservableState
  struct State: Equatable { var stops = 0 }
  enum Action { case finish, pour }
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .finish, .pour: return .run { _ in await self.dismiss() }
      }
    }
  }
}

struct PlotView: View {
  @Bindable var store: StoreOf<Plot>

  var body: some View {
    Button("Show") { store.send(.show) }
      .sheet(isPresented: $store.isWatering) {  // expect: missing-dismiss-button
        WateringView(store: store.scope(state: \.watering, action: \.watering))
      }
      .sheet(isPresented: $store.isWeeding) { WeedingView(store: store.scope(state: \.weeding, action: \.weeding)) }
      .sheet(isPresented: $store.isSowing) { SowingView(store: store.scope(state: \.sowing, action: \.sowing)) }
  }
}

struct WateringView: View {
  let store: StoreOf<Watering>

  var body: some View {
    Button("Pour") { store.send(.pour) }
    Button("Count") { store.send(.finish) }
  }
}

struct WeedingView: View {
  let store: Store<Weeding.State, Weeding.Action>
  var body: some View { Button("Pull") { store.send(.finish) } }
}

struct SowingView: View {
  let store: StoreOf<Sowing>
  var body: some View { Button("Sow") { store.send(.sow) } }
}

struct TourView: View {
  let store: StoreOf<Tour>
  var body: some View { Button("Leave") { store.send(.finish) } }
}

// The same without the library: what a base class takes its heirs say.
struct ShedDoor: View {
  @State private var isOpen = false
  @StateObject private var model = ShedModel()

  var body: some View {
    Button("Open") { isOpen = true }
      .sheet(isPresented: $isOpen) { ShedView(bench: model.bench) }  // expect: missing-dismiss-button
  }
}

struct ShedView: View {
  let bench: ShedModel.Bench
  var body: some View { Button("Later") { bench.send(tool: .putAway) } }
}

class Toolbox<Tool>: ObservableObject {
  typealias Bench = Workbench<Tool>
  private var kept = Set<AnyCancellable>()
  let bench = Workbench<Tool>()
  init() { bench.tools.sink { [weak self] in self?.use(tool: $0) }.store(in: &kept) }
  func use(tool: Tool) {}
}

final class Workbench<Tool> {
  fileprivate let tools = PassthroughSubject<Tool, Never>()
  func send(tool: Tool) { tools.send(tool) }
}

enum ShedTool { case putAway, sharpen }

final class ShedModel: Toolbox<ShedTool> {
  override func use(tool: ShedTool) {
    switch tool {
    case .putAway: print("later")
    case .sharpen: print("sharp")
    }
  }
}

enum KitchenTool { case putAway }
protocol KitchenDelegate: AnyObject { func kitchenIsTidy() }

final class KitchenModel {
  weak var delegate: KitchenDelegate?
  func use(tool: KitchenTool) {
    switch tool {
    case .putAway: delegate?.kitchenIsTidy()
    }
  }
}

final class KitchenController: UIViewController, KitchenDelegate {
  let model = KitchenModel()
  override func viewDidLoad() {
    super.viewDidLoad()
    model.delegate = self
  }
  func kitchenIsTidy() { dismiss(animated: true) }
}
