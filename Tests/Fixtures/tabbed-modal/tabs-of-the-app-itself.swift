// clean
// The app has tabs, and pushes some; the modal itself has one way through it.
import SwiftUI

struct RootView: View {
  @State private var isShown = false

  var body: some View {
    TabView {
      Button("More") { isShown = true }.tabItem { Text("One") }
      Text("Two").tabItem { Text("Two") }
    }
    .sheet(isPresented: $isShown) { MoreView() }
  }
}

struct MoreView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      NavigationLink("Library") {
        TabView { Text("Books").tabItem { Text("Books") } }
      }
      .navigationTitle("More")
      .toolbar { Button("Close") { dismiss() } }
    }
  }
}
