// Cancel asks where something was typed, and what the dialog's button sets is observed by the form, which closes then.
// clean
import SwiftUI

struct Garden: View {
  @State private var plants = false

  var body: some View {
    Button("Plant") { plants = true }
      .sheet(isPresented: $plants) { BedForm() }
  }
}

@MainActor @Observable final class BedModel {
  var isFinished = false
  var asks = false
  var name = ""
  var notes = ""

  func leave() {
    if name.isEmpty && notes.isEmpty { isFinished = true } else { asks = true }
  }

  func discard() { isFinished = true }

  func save() {
    Beds.shared.add(name, notes)
    isFinished = true
  }
}

final class Beds {
  static let shared = Beds()
  private var all: [String] = []
  func add(_ name: String, _ notes: String) { all.append(name + notes) }
}

struct BedForm: View {
  @State private var model = BedModel()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $model.name)
        TextField("Notes", text: $model.notes, axis: .vertical)
      }
      .navigationTitle("Bed")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: model.leave) }
        ToolbarItem(placement: .confirmationAction) { Button("Save", action: model.save) }
      }
    }
    .interactiveDismissDisabled(!model.name.isEmpty || !model.notes.isEmpty)
    .confirmationDialog("Discard this bed?", isPresented: $model.asks) { Button("Discard", role: .destructive, action: model.discard) }
    .onChange(of: model.isFinished) { dismiss() }
  }
}
