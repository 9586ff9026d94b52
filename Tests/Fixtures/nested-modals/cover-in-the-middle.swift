// SwiftUI: a cover over a sheet, and by a modifier of the team's own a sheet over both.
import SwiftUI

extension View {
  func card<Content: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) -> some View {
    sheet(isPresented: isPresented, content: content)
  }
}

struct LibraryView: View {
  @State private var shown = false

  var body: some View { Button("Book") { shown = true }.card(isPresented: $shown) { BookView() } }
}

struct BookView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var shown = false

  var body: some View {
    Button("Close") { dismiss() }
    Button("Author") { shown = true }.fullScreenCover(isPresented: $shown) { AuthorView() }
  }
}

struct AuthorView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var shown = false

  var body: some View {
    Button("Close") { dismiss() }
    Button("Prizes") { shown = true }.card(isPresented: $shown) { PrizeView() } // expect: nested-modals
  }
}

struct PrizeView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Close") { dismiss() } }
}
