// A search is no draft, nor is a confirmation by retyping.
// clean
import SwiftUI

struct Atlas: View {
  @State private var searches = false
  @State private var deletes = false

  var body: some View {
    VStack {
      Button("Search") { searches = true }
      Button("Delete all") { deletes = true }
    }
    .sheet(isPresented: $searches) { PlaceSearch() }
    .sheet(isPresented: $deletes) { DeleteEverything() }
  }
}

struct PlaceSearch: View {
  @Environment(\.dismiss) private var dismiss
  @State private var query = ""

  var body: some View {
    VStack {
      TextField("Search", text: $query)
      Button("Add first result") {
        Places.add(query)
        dismiss()
      }
      Button("Cancel") { dismiss() }
    }
  }
}

struct DeleteEverything: View {
  @Environment(\.dismiss) private var dismiss
  @State private var confirmation = ""

  var body: some View {
    VStack {
      TextField("Type DELETE", text: $confirmation)
      Button("Delete", role: .destructive) {
        Places.deleteAll()
        dismiss()
      }
      .disabled(confirmation != "DELETE")
      Button("Cancel") { dismiss() }
    }
  }
}

enum Places {
  static func add(_ name: String) {}
  static func deleteAll() {}
}
