// A parent's arm that takes a child's action whole hears of each, but for those that an arm before it takes.
import ComposableArchitecture
import SwiftUI

@Reducer
struct Studio {
  @ObservableState struct State {
    @Presents var canvas: Canvas.State?
    @Presents var palette: Palette.State?
    @Presents var easel: Easel.State?
    var strokes = 0
  }
  enum Action {
    case entered
    case canvas(PresentationAction<Canvas.Action>)
    case palette(PresentationAction<Palette.Action>)
    case easel(PresentationAction<Easel.Action>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .entered: state.canvas = Canvas.State()
      case .canvas(.presented(let child)) where child.isLast: state.canvas = nil
      case .palette(.presented): state.palette = nil
      case .easel(.presented(.turned)): state.strokes += 1
      case .easel(.presented): state.easel = nil
      default: break
      }
      return .none
    }
    .ifLet(\.$canvas, action: \.canvas) { Canvas() }
    .ifLet(\.$palette, action: \.palette) { Palette() }
    .ifLet(\.$easel, action: \.easel) { Easel() }
  }
}

struct StudioView: View {
  @Bindable var store: StoreOf<Studio>
  var body: some View {
    Button("Enter") { store.send(.entered) }
      .fullScreenCover(item: $store.scope(state: \.canvas, action: \.canvas)) { CanvasView(store: $0) }
      .fullScreenCover(item: $store.scope(state: \.palette, action: \.palette)) { PaletteView(store: $0) }
      // expect: missing-dismiss-button
      .fullScreenCover(item: $store.scope(state: \.easel, action: \.easel)) { EaselView(store: $0) }
  }
}

@Reducer
struct Canvas {
  @ObservableState struct State {}
  enum Action {
    case signed
    var isLast: Bool { if case .signed = self { true } else { false } }
  }
}
struct CanvasView: View {
  let store: StoreOf<Canvas>
  var body: some View { Button("Not now") { store.send(.signed) } }
}

@Reducer
struct Palette {
  @ObservableState struct State {}
  enum Action { case mixed }
}
struct PaletteView: View {
  let store: StoreOf<Palette>
  var body: some View { Button("Not now") { store.send(.mixed) } }
}

@Reducer
struct Easel {
  @ObservableState struct State {}
  enum Action { case turned, folded }
}
struct EaselView: View {
  let store: StoreOf<Easel>
  var body: some View { Button("Turn") { store.send(.turned) } }
}
