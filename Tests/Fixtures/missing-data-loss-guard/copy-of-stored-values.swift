// No text at all, but a copy of stored values that Save writes back.
import SwiftUI

struct Heating: View {
  @State private var plan = HeatingPlan()
  @State private var edits = false

  var body: some View {
    Button("Plan") { edits = true }
      .sheet(isPresented: $edits) { // expect: missing-data-loss-guard
        HeatingEditor(plan: $plan)
      }
  }
}

struct HeatingPlan {
  var isOn = true
  var degrees = 20
}

struct HeatingEditor: View {
  @Binding private var plan: HeatingPlan
  @State private var draft: HeatingPlan
  @Environment(\.dismiss) private var dismiss

  init(plan: Binding<HeatingPlan>) {
    _plan = plan
    _draft = State(initialValue: plan.wrappedValue)
  }

  var body: some View {
    Form {
      Toggle("On", isOn: $draft.isOn)
      Stepper("\(draft.degrees)°", value: $draft.degrees)
      Button("Cancel") { dismiss() }
      Button("Save") {
        plan = draft
        dismiss()
      }
    }
  }
}
