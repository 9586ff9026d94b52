// A state of the content's own, or a property of another model, that only has the name of the flag closes nothing.
import SwiftUI

@main struct Farm: App {
  var body: some Scene { WindowGroup { Yard() } }
}

final class YardModel: ObservableObject {
  @Published var isOpen = false
}

final class BarnModel: ObservableObject {
  @Published var isOpen = false
  func shut() { isOpen = false }
}

struct Yard: View {
  @State private var shows = false
  @State private var showsToo = false
  @State private var showsHens = false
  @State private var isUp = false
  @State private var isDown = false
  @StateObject private var model = YardModel()
  var body: some View {
    VStack {
      Button("Stable") { shows = true }
        .sheet(isPresented: $shows) { Stable() }  // expect: missing-dismiss-button
      Button("Shed") { showsToo = true }
        .sheet(isPresented: $showsToo) { Shed(showsToo: $showsToo) }
      Button("Barn") { model.isOpen = true }
        .sheet(isPresented: $model.isOpen) { Barn() }  // expect: missing-dismiss-button
      Gate(model: model)
      Fence(showsPosts: $isUp)
      Button("Silo") { isDown = true }
        .silo(isDown: $isDown)
      Field()
      Meadow()
      Button("Coop") { showsHens = true }
        .sheet(isPresented: $showsHens) { Coop() }  // expect: missing-dismiss-button
    }
  }
}

struct Stable: View {
  @State private var shows = false
  var body: some View {
    VStack {
      if shows { Text("Hay") }
      Button("Hide hay") { shows = false }
    }
  }
}

// A binding to a state of the content's own.
struct Coop: View {
  @State private var showsHens = true
  var body: some View { if showsHens { Hens(isOn: $showsHens) } }
}

struct Hens: View {
  @Binding var isOn: Bool
  var body: some View { Button("Hide hens") { isOn = false } }
}

// The presenter's, handed in.
struct Shed: View {
  @Binding var showsToo: Bool
  var body: some View { Button("Put away") { showsToo = false } }
}

struct Barn: View {
  @StateObject private var barn = BarnModel()
  var body: some View {
    VStack {
      if barn.isOpen { Text("Straw") }
      Button("Hide straw") { barn.shut() }
    }
  }
}

// The same model.
struct Gate: View {
  @ObservedObject var model: YardModel
  var body: some View {
    Text("Gate").sheet(isPresented: $model.isOpen) { Latch(model: model) }
  }
}

struct Latch: View {
  let model: YardModel
  var body: some View { Button("Shut") { model.isOpen = false } }
}

// The presenter's own binding, handed on.
struct Fence: View {
  @Binding var showsPosts: Bool
  var body: some View {
    Button("Posts") { showsPosts = true }
      .sheet(isPresented: $showsPosts) { Posts(isPresented: $showsPosts) }
  }
}

struct Posts: View {
  @Binding var isPresented: Bool
  var body: some View { Button("Put away") { isPresented = false } }
}

// Whose flag a wrapper is handed it does not know.
extension View {
  func silo(isDown: Binding<Bool>) -> some View {
    sheet(isPresented: isDown) { Silo(isDown: isDown) }
  }
}

struct Silo: View {
  @Binding var isDown: Bool
  var body: some View { Button("Put away") { isDown = false } }
}

// One setting, whatever view has it.
struct Field: View {
  @AppStorage("sown") private var isSown = false
  var body: some View {
    Button("Sow") { isSown = true }
      .sheet(isPresented: $isSown) { Seeds() }
  }
}

struct Seeds: View {
  @AppStorage("sown") private var isSown = false
  var body: some View { Button("Close") { isSown = false } }
}

// Who inherits a flag has the same one.
class Base: ObservableObject {
  @Published var isMown = false
}
final class Mower: Base {}

struct Meadow: View {
  @StateObject private var mower = Mower()
  var body: some View {
    Button("Mow") { mower.isMown = true }
      .sheet(isPresented: $mower.isMown) { Grass(base: mower) }
  }
}

struct Grass: View {
  let base: Base
  var body: some View { Button("Put away") { base.isMown = false } }
}
