// A class of the project's own that happens to be called so.
// clean
import SwiftUI

struct Slider: View {
  let pages: [String]

  var body: some View {
    TabView { ForEach(pages, id: \.self) { Text($0) } }.tabViewStyle(.page)
  }
}

struct TourView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Slider(pages: ["One", "Two"])
    Button("Close") { dismiss() }
  }
}

struct HomeView: View {
  @State private var shows = false

  var body: some View {
    Button("Tour") { shows = true }
      .sheet(isPresented: $shows) { TourView() }
  }
}
