import SwiftUI

struct MapScreen: View {
  @State private var showsLegend = false

  var body: some View {
    Button("Legend") { showsLegend = true }
      .sheet(isPresented: $showsLegend) {
        List { Text("A dotted line is a footpath") }
          .listStyle(.plain)
      }
  }
}
