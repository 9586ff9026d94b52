// The presenters are children of what is shown, and pushed screens.
import SwiftUI

struct Shelf: View {
  @State private var shown = false

  var body: some View { Button("Book") { shown = true }.sheet(isPresented: $shown) { BookScreen() } }
}

struct BookScreen: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("Close") { dismiss() }
      AuthorRow()
    }
  }
}

struct AuthorRow: View {
  @State private var shown = false

  var body: some View { Button("Author") { shown = true }.fullScreenCover(isPresented: $shown) { AuthorScreen() } }
}

struct AuthorScreen: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      NavigationLink("Works") { WorksScreen() }
        .navigationTitle("Author")
        .toolbar { Button("Close") { dismiss() } }
    }
  }
}

struct WorksScreen: View {
  @State private var filters = false
  @State private var deletes = false

  var body: some View {
    List { Text("First") }
      .toolbar { Button("Filter") { filters = true } }
      .sheet(isPresented: $filters) { FilterScreen() } // expect: nested-modals
      .confirmationDialog("Delete?", isPresented: $deletes) { Button("Delete", role: .destructive) {} }
  }
}

struct FilterScreen: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Close") { dismiss() } }
}
