import Observation
import SwiftUI
import UIKit

// A Close that waits for a flag or a step which nobody ever sets is never there. Whoever may set one from elsewhere makes it unseen.

struct Foundry: View {
  @State private var first = false
  @State private var second = false
  @State private var third = false
  @State private var fourth = false
  @State private var fifth = false
  @State private var sixth = false

  var body: some View {
    VStack {
      Button("1") { first = true }
      Button("2") { second = true }
      Button("3") { third = true }
      Button("4") { fourth = true }
      Button("5") { fifth = true }
      Button("6") { sixth = true }
    }
    .fullScreenCover(isPresented: $first) { Ladle() } // expect: trapped-modal
    .fullScreenCover(isPresented: $second) { Mould() } // expect: trapped-modal
    .fullScreenCover(isPresented: $third) { Furnace() }
    .fullScreenCover(isPresented: $fourth) { Anvil(showsClose: true) }
    .fullScreenCover(isPresented: $fifth) { Bellows() }
    .fullScreenCover(isPresented: $sixth) { Tongs() }
  }
}

struct Ladle: View {
  @State private var showsClose = false
  @State private var turns = 0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      if showsClose { Button("Close") { dismiss() } }
      Stepper("Turns", value: $turns)
    }
  }
}

@Observable final class MouldModel {
  enum Step { case pouring, cooled }
  private(set) var step = Step.pouring
  private(set) var poured = 0
  func pour() { poured += 1 }
}

struct Mould: View {
  @State private var model = MouldModel()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    switch model.step {
    case .pouring: Button("Pour") { model.pour() }
    case .cooled: Button("Close") { dismiss() }
    }
  }
}

/// A child is handed the binding.
struct Furnace: View {
  @State private var isCold = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      if isCold { Button("Close") { dismiss() } }
      Damper(isShut: $isCold)
    }
  }
}

struct Damper: View {
  @Binding var isShut: Bool
  var body: some View { Button("Shut") { isShut = true } }
}

/// Whoever makes it says so.
struct Anvil: View {
  var showsClose = false
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    if showsClose { Button("Close") { dismiss() } }
  }
}

/// A key path, and a function that is handed what it changes.
final class BellowsModel: ObservableObject {
  @Published var isEmpty = false
  var isTorn = false
  func blow() {
    empty(\.isEmpty)
    tear(&isTorn)
  }
  private func empty(_ path: ReferenceWritableKeyPath<BellowsModel, Bool>) { self[keyPath: path] = true }
  private func tear(_ flag: inout Bool) { flag = true }
}

struct Bellows: View {
  @StateObject private var model = BellowsModel()
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      Button("Blow") { model.blow() }
      if model.isEmpty { Button("Close") { dismiss() } }
      if model.isTorn { Button("Done") { dismiss() } }
    }
  }
}

/// A switch and a child are bound to a part of a model.
final class TongsModel: ObservableObject {
  @Published var isOpen = false
  @Published var isWarm = false
}

struct Tongs: View {
  @StateObject private var model = TongsModel()
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      Toggle("Open", isOn: $model.isOpen)
      Damper(isShut: $model.isWarm)
      if model.isOpen { Button("Close") { dismiss() } }
      if model.isWarm { Button("Done") { dismiss() } }
    }
  }
}
