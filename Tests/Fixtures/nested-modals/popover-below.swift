// A popover is no modal that hides the first one: a sheet on top of it is another rule's.
import SwiftUI

struct LibraryView: View {
  @State private var shown = false

  var body: some View { Button("Book") { shown = true }.popover(isPresented: $shown) { BookView() } }
}

struct BookView: View {
  @State private var shown = false

  var body: some View { Button("Author") { shown = true }.sheet(isPresented: $shown) { AuthorView() } } // expect: modal-over-popover
}

struct AuthorView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var shown = false

  var body: some View {
    Button("Close") { dismiss() }
    Button("Prizes") { shown = true }.sheet(isPresented: $shown) { PrizeView() }
  }
}

struct PrizeView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Close") { dismiss() } }
}
