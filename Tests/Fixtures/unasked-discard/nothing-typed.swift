// Choices that apply at once, and a search.
// clean
import SwiftUI

struct Songs: View {
  @State private var filters = false
  @State private var onlyNew = false

  var body: some View {
    Button("Filter") { filters = true }
      .sheet(isPresented: $filters) { SongFilter(onlyNew: $onlyNew) }
  }
}

struct SongFilter: View {
  @Binding var onlyNew: Bool
  @State private var searchText = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("Close") { dismiss() }
      TextField("Search", text: $searchText)
      Toggle("New songs", isOn: $onlyNew)
    }
  }
}
