// An item that a getter works out of a stored state: whoever sets that to nil takes the sheet away.
import SwiftUI

@main struct Quarry: App {
  var body: some Scene { WindowGroup { Pit() } }
}

enum Tool { case drill, saw, lamp, rope, winch }
struct Held { let tool: Tool }
struct Sample: Identifiable { let id = 1 }

final class PitModel: ObservableObject {
  @Published var held: Held?
  @Published var hint: Held?
  func take(_ tool: Tool) { held = Held(tool: tool) }
  func putDown() { held = nil }
  func forget() { hint = nil }

  var drilled: Sample? {
    get {
      guard let held, held.tool == .drill else { return nil }
      return Sample()
    }
    set { if newValue == nil { held = nil } }
  }

  var sawn: Sample? {
    get { held?.tool == .saw ? Sample() : nil }
    set { held = nil }
  }

  var lit: Sample? {
    get {
      if let current = self.held, current.tool == .lamp { return Sample() }
      return nil
    }
    set { held = nil }
  }

  var isRoped: Bool {
    get {
      guard let held else { return false }
      return held.tool == .rope
    }
    set { held = nil }
  }

  var winched: Sample? {
    get {
      guard let held, held.tool == .winch else { return nil }
      return Sample()
    }
    set { if newValue == nil { held = nil } }
  }
}

struct Pit: View {
  @StateObject private var model = PitModel()
  @State private var carried: Held?
  var body: some View {
    VStack {
      Button("Drill") { model.take(.drill) }
      Button("Carry") { carried = Held(tool: .saw) }
    }
    .sheet(item: $model.drilled) { _ in Drilled() }
    .background(Color.clear.sheet(item: $model.sawn) { _ in Sawn(model: model) })
    .background(Color.clear.sheet(item: $model.lit) { _ in Lit(model: model) })
    .background(Color.clear.sheet(isPresented: $model.isRoped) { Roped(model: model) })
    // What is forgotten there is another state.
    .background(Color.clear.sheet(item: $model.winched) { _ in Winched(model: model) })  // expect: missing-dismiss-button
    .background(Color.clear.sheet(item: carriedSaw) { _ in Carried { carried = nil } })
    .environmentObject(model)
  }

  private var carriedSaw: Binding<Sample?> {
    Binding(
      get: {
        guard let carried, carried.tool == .saw else { return nil }
        return Sample()
      },
      set: { _ in carried = nil })
  }
}

struct Drilled: View {
  @EnvironmentObject private var model: PitModel
  var body: some View { Button("Later") { model.putDown() } }
}

struct Sawn: View {
  let model: PitModel
  var body: some View { Button("Later") { model.putDown() } }
}

struct Lit: View {
  let model: PitModel
  var body: some View { Button("Later") { model.putDown() } }
}

struct Roped: View {
  let model: PitModel
  var body: some View { Button("Later") { model.putDown() } }
}

struct Winched: View {
  let model: PitModel
  var body: some View { Button("Later") { model.forget() } }
}

struct Carried: View {
  let done: () -> Void
  var body: some View { Button("Later", action: done) }
}
