// Filters are options of one command, even where a Save keeps them; a profile is not.
import SwiftUI

struct Wares: View {
  @State private var filters = false
  @State private var edits = false
  let store: WareStore

  var body: some View {
    Menu("Wares") {
      Button("Filter") { filters = true }
      Button("Profile") { edits = true }
    }
    .sheet(isPresented: $filters) { WareFilters(store: store) }
    // expect: missing-data-loss-guard
    .sheet(isPresented: $edits) { WareProfile(store: store) }
  }
}

struct WareFilters: View {
  @Environment(\.dismiss) private var dismiss
  @State private var hidesCheap = false
  let store: WareStore

  var body: some View {
    Form {
      Toggle("Hide what is cheap", isOn: $hidesCheap)
      Button("Cancel") { dismiss() }
      Button("Save") {
        store.save(hidesCheap)
        dismiss()
      }
    }
  }
}

struct WareProfile: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isPublic = false
  let store: WareStore

  var body: some View {
    Form {
      Toggle("Public", isOn: $isPublic)
      Button("Cancel") { dismiss() }
      Button("Save") {
        store.save(isPublic)
        dismiss()
      }
    }
  }
}

final class WareStore {
  func save(_ value: Bool) {}
}
