// A Done that adds to the list of the presenter's model commits what was typed; one that adds to the list of a model that goes with the form commits nothing.

import SwiftUI

struct Crate { var name = "", note = "" }
final class Hold: ObservableObject { @Published var crates: [Crate] = [] }

struct Pier: View {
  @StateObject private var hold = Hold()
  @State private var adds = false
  @State private var tries = false

  var body: some View {
    VStack {
      Button("New") { adds = true }
      Button("Try") { tries = true }
    }
    .sheet(isPresented: $adds) { CrateForm(crate: Crate(), onEnd: store) } // expect: missing-data-loss-guard
    .sheet(isPresented: $tries) { TrialForm(crate: Crate()) }
  }

  private func store(crate: Crate) { hold.crates.append(crate) }
}

struct CrateForm: View {
  @State var crate: Crate
  let onEnd: (Crate) -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Name", text: $crate.name)
      TextEditor(text: $crate.note)
      Button("Cancel") { dismiss() }
      Button("Done") {
        dismiss()
        onEnd(crate)
      }
    }
  }
}

struct TrialForm: View {
  @State var crate: Crate
  @StateObject private var hold = Hold()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Name", text: $crate.name)
      TextEditor(text: $crate.note)
      Button("Cancel") { dismiss() }
      Button("Done") {
        dismiss()
        hold.crates.append(crate)
      }
    }
  }
}
