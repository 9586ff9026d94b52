// A model that the form makes of what it is handed goes with the form.
import SwiftUI

@main
struct LedgerApp: App {
  var body: some Scene { WindowGroup { LedgerView(store: Store()) } }
}

@Observable final class Store {
  var notes: [String] = []
}

@Observable final class EntryModel {
  var title = ""
  var details = ""
  private let store: Store

  init(store: Store) { self.store = store }

  func submit() { store.notes.append(title + details) }
}

struct LedgerView: View {
  let store: Store
  @State private var adds = false

  var body: some View {
    Button("New") { adds = true }
      .sheet(isPresented: $adds) { EntryForm(store: store) }  // expect: missing-data-loss-guard
  }
}

struct EntryForm: View {
  @State private var model: EntryModel
  @Environment(\.dismiss) private var dismiss

  init(store: Store) { _model = State(initialValue: EntryModel(store: store)) }

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $model.title)
        TextEditor(text: $model.details)
      }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Add") {
            model.submit()
            dismiss()
          }
        }
      }
    }
  }
}
