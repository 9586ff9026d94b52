// Apply commits what it is seen to hand on, as Done does; and what a part of a model is told outlives the form as the model does.
import SwiftUI

@main struct Garden: App {
  var body: some Scene { WindowGroup { Beds() } }
}

final class Plan: ObservableObject {
  @Published var shows = false
  @Published var tips: [String] = []
  let paths = Paths()
  var newPaths: Paths { Paths() }
}

final class Paths {
  private var names: [String] = []
  private var first = ""
  func call(_ name: String) { first = name }
}

struct Beds: View {
  @StateObject private var plan = Plan()
  @State private var a = false
  @State private var b = false
  @State private var c = false

  var body: some View {
    Button("Tip") { plan.shows = true; a = true; b = true; c = true }
      .sheet(isPresented: $plan.shows) { TipForm() } // expect: missing-data-loss-guard
      .sheet(isPresented: $a) { LocalForm() }
      .sheet(isPresented: $b) { PathForm(plan: plan) } // expect: missing-data-loss-guard
      .sheet(isPresented: $c) { NewPathForm(plan: plan) }
      .environmentObject(plan)
  }
}

struct TipForm: View {
  @State private var tip = ""
  @EnvironmentObject private var plan: Plan
  var body: some View {
    VStack {
      TextEditor(text: $tip)
      Button("Apply") {
        plan.tips.append(tip)
        plan.shows.toggle()
      }
    }
  }
}

/// What only the form itself hears is no commitment.
struct LocalForm: View {
  @State private var tip = ""
  @State private var tips: [String] = []
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      TextEditor(text: $tip)
      Button("Apply") { tips.append(tip); dismiss() }
    }
  }
}

struct PathForm: View {
  let plan: Plan
  @State private var name = ""
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      TextEditor(text: $name)
      Button("Cancel") { dismiss() }
      Button("Done") { plan.paths.call(name); dismiss() }
    }
  }
}

/// Made anew each time: nobody else holds it.
struct NewPathForm: View {
  let plan: Plan
  @State private var name = ""
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      TextEditor(text: $name)
      Button("Cancel") { dismiss() }
      Button("Done") { plan.newPaths.call(name); dismiss() }
    }
  }
}
