// clean
// A popover beside the content is no task of its own, and neither is an alert over tabs.
import SwiftUI

struct BoardView: View {
  @State private var shows = false
  @State private var asks = false

  var body: some View {
    TabView {
      Button("Colours") { shows = true }
        .popover(isPresented: $shows) { PaletteView() }
        .tabItem { Text("Board") }
      Button("Clear") { asks = true }
        .alert("Clear the board?", isPresented: $asks) { Button("Cancel", role: .cancel) {} }
        .tabItem { Text("More") }
    }
  }
}

struct PaletteView: View {
  var body: some View {
    TabView {
      Text("Warm").tabItem { Text("Warm") }
      Text("Cold").tabItem { Text("Cold") }
    }
  }
}
