// clean
// SwiftUI's bars are one kind.
import SwiftUI

struct LibraryView: View {
  @State private var isSorting = false
  @State private var isFiltering = false

  var body: some View {
    VStack {
      Button("Sort") { isSorting = true }
      Button("Filter") { isFiltering = true }
    }
    .sheet(isPresented: $isSorting) { OptionsView(name: "Sort") }
    .sheet(isPresented: $isFiltering) { OptionsView(name: "Filter") }
  }
}

struct OptionsView: View {
  var name: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Text("None yet")
        .navigationTitle(name)
        .toolbar { Button("Close") { dismiss() } }
    }
  }
}
