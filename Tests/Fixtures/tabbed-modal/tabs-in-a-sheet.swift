// Two places with items of their own, in a sheet.
import SwiftUI

struct HomeView: View {
  @State private var isShown = false

  var body: some View {
    Button("Library") { isShown = true }
      .sheet(isPresented: $isShown) { LibraryView() } // expect: tabbed-modal
  }
}

struct LibraryView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    TabView {
      Button("Close") { dismiss() }.tabItem { Label("Books", systemImage: "book") }
      Text("Films").tabItem { Label("Films", systemImage: "film") }
    }
  }
}
