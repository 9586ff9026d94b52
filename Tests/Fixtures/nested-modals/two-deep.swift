// clean
// Two on top of each other; a third that is pushed; popovers and dialogs on top.
import SwiftUI

struct Shelf: View {
  @State private var shown = false

  var body: some View { Button("Book") { shown = true }.sheet(isPresented: $shown) { BookScreen() } }
}

struct BookScreen: View {
  @Environment(\.dismiss) private var dismiss
  @State private var shown = false

  var body: some View {
    VStack {
      Button("Close") { dismiss() }
      Button("Author") { shown = true }
    }
    .sheet(isPresented: $shown) { AuthorScreen() }
  }
}

struct AuthorScreen: View {
  @Environment(\.dismiss) private var dismiss
  @State private var asks = false
  @State private var tips = false

  var body: some View {
    NavigationStack {
      NavigationLink("Works") { Text("Works") }
        .navigationTitle("Author")
        .toolbar { Button("Close") { dismiss() } }
    }
    .confirmationDialog("Delete?", isPresented: $asks) { Button("Delete", role: .destructive) {} }
    .popover(isPresented: $tips) { Text("Tip") }
    .task {
      asks = true
      tips = true
    }
  }
}
