// What a view watches is made from a state: a flag of its own that hangs on a part, or a part alone.
import ComposableArchitecture
import SwiftUI

struct HarbourState: Equatable {
  var tide: TideState?
  var buoy: BuoyState?
  var fog: FogState?
}
enum HarbourAction: Equatable {
  case looked, tideGone, buoyGone
  case tide(TideAction)
  case fog(FogAction)
}
struct TideState: Equatable {}
enum TideAction: Equatable { case ebbed }
struct BuoyState: Equatable, Identifiable { var id = 0 }
struct FogState: Equatable { var thickness = 0 }
enum FogAction: Equatable { case thickened }

let harbourReducer = Reducer<HarbourState, HarbourAction, Void> { state, action, _ in
  switch action {
  case .looked: state.tide = TideState()
  case .tide(.ebbed): state.tide = nil
  case .tideGone: state.tide = nil
  case .buoyGone: state.buoy = nil
  case .fog(.thickened): state.fog?.thickness += 1
  }
  return .none
}

struct HarbourView: View {
  let store: Store<HarbourState, HarbourAction>

  struct ViewState: Equatable {
    let showsTide: Bool
    let showsFog: Bool
    init(_ harbour: HarbourState) {
      showsTide = harbour.tide != nil
      showsFog = harbour.fog != nil
    }
  }

  var body: some View {
    WithViewStore(store, observe: ViewState.init) { viewStore in
      Button("Look") { viewStore.send(.looked) }
        .fullScreenCover(isPresented: viewStore.binding(get: \.showsTide, send: .tideGone)) {
          Button("Not now") { viewStore.send(.tide(.ebbed)) }
        }
        // expect: missing-dismiss-button
        .fullScreenCover(isPresented: viewStore.binding(get: \.showsFog, send: .looked)) {
          Button("Thicken") { viewStore.send(.fog(.thickened)) }
        }
    }
  }
}

struct BuoysView: View {
  let store: Store<HarbourState, HarbourAction>
  var body: some View {
    WithViewStore(store.scope(state: \.buoy)) { viewStore in
      Button("Buoy") { viewStore.send(.looked) }
        .fullScreenCover(item: viewStore.binding(get: { $0 }, send: .looked)) { _ in
          Button("Not now") { viewStore.send(.buoyGone) }
        }
    }
  }
}
