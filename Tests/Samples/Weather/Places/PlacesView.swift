import SwiftUI

struct PlacesView: View {
  @EnvironmentObject private var store: WeatherStore
  @State private var adds = false

  var body: some View {
    NavigationStack {
      List(store.places) { Text($0.name) }
        .navigationTitle("Places")
        .toolbar { Button("Add", systemImage: "plus") { adds = true } }
    }
    .sheet(isPresented: $adds) { AddPlaceView() }
  }
}

/// The clean counterpart of `ReportView`: a swipe is refused while there is something to lose.
struct AddPlaceView: View {
  @EnvironmentObject private var store: WeatherStore
  @Environment(\.dismiss) private var dismiss
  @State private var place = Place(name: "")
  @State private var asksToDiscard = false

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $place.name)
        TextField("Note", text: $place.note, axis: .vertical)
      }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: cancel) }
        ToolbarItem(placement: .confirmationAction) { Button("Save", action: save).disabled(!isEdited) }
      }
    }
    .interactiveDismissDisabled(isEdited)
    .confirmationDialog("Discard this place?", isPresented: $asksToDiscard) {
      Button("Discard", role: .destructive) { dismiss() }
      Button("Keep editing", role: .cancel) {}
    }
  }

  private var isEdited: Bool { !place.name.isEmpty || !place.note.isEmpty }

  private func cancel() {
    if isEdited { asksToDiscard = true } else { dismiss() }
  }

  private func save() {
    store.add(place)
    dismiss()
  }
}
