// The flag that presents is watched by another name: in a modifier or a view of the team's own that is handed it, or by what its class makes of its publisher.
import Combine
import SwiftUI

final class Oven: ObservableObject {
  @Published var bakes = false
  @Published var roasts = false
  @Published var grills = false
  @Published var steams = false
  @Published var boils = false
  private var heat = 0
  private var bag = Set<AnyCancellable>()

  init() {
    ended().sink { [weak self] _ in self?.coolDown() }.store(in: &bag)
  }

  func coolDown() { heat = 0 }
  func reset() { heat = 0 }

  func run() async {
    for await isOn in $boils.values where !isOn { coolDown() }
  }

  private func ended() -> AnyPublisher<Bool, Never> { $steams.dropFirst().filter { !$0 }.eraseToAnyPublisher() }
}

extension View {
  func whenOver(_ isOn: Bool, _ run: @escaping () -> Void) -> some View { onChange(of: isOn) { _, now in if !now { run() } } }
}

struct WhenDone: ViewModifier {
  let isOn: Bool
  let done: () -> Void
  func body(content: Content) -> some View { content.onChange(of: isOn) { if !isOn { done() } } }
}

struct Lamp: View {
  let isOn: Bool
  let done: () -> Void
  var body: some View { Color.clear.onChange(of: isOn) { if !isOn { done() } } }
}

struct Kitchen: View {
  @StateObject private var oven = Oven()

  var body: some View {
    VStack {
      Button("Bake") { oven.bakes = true }
        .sheet(isPresented: $oven.bakes) { Dish(onCancel: { oven.bakes = false; oven.reset() }) }
        .whenOver(oven.bakes) { oven.reset() }
      Button("Roast") { oven.roasts = true }
        .sheet(isPresented: $oven.roasts) { Dish(onCancel: { oven.roasts = false; oven.reset() }) }
        .modifier(WhenDone(isOn: oven.roasts, done: oven.reset))
      Button("Grill") { oven.grills = true }
        .sheet(isPresented: $oven.grills) { Dish(onCancel: { oven.grills = false; oven.reset() }) }
        .background(Lamp(isOn: oven.grills, done: oven.reset))
      Button("Steam") { oven.steams = true }
        .sheet(isPresented: $oven.steams) { Dish(onCancel: { oven.steams = false; oven.reset() }) }
      Button("Boil") { oven.boils = true }
        .sheet(isPresented: $oven.boils) { Dish(onCancel: { oven.boils = false; oven.reset() }) }
        .task { await oven.run() }
    }
  }
}

final class Pan: ObservableObject {
  @Published var browns = false
  private var heat = 0
  func reset() { heat = 0 }
}

// Another flag than the one that is watched.
struct Stove: View {
  @StateObject private var pan = Pan()
  @State private var isLit = false

  var body: some View {
    Button("Fry") { pan.browns = true }
      .sheet(isPresented: $pan.browns) { Dish(onCancel: { pan.browns = false; pan.reset() }) } // expect: skipped-swipe-cleanup
      .whenOver(isLit) { print("out") }
  }
}

struct Dish: View {
  let onCancel: () -> Void
  var body: some View { Button("Cancel", action: onCancel) }
}
