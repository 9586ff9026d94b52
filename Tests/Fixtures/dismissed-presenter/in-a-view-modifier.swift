// A modifier's environment is that of what it modifies.
import SwiftUI

struct LegendSheet: ViewModifier {
  @Binding var isShown: Bool
  @Environment(\.dismiss) private var dismiss

  func body(content: Content) -> some View {
    content.sheet(isPresented: $isShown) {
      VStack {
        Text("A dotted line is a footpath")
        Button("Close") { dismiss() } // expect: dismissed-presenter
      }
    }
  }
}

struct MapScreen: View {
  @State private var showsLegend = false

  var body: some View {
    Button("Legend") { showsLegend = true }
      .modifier(LegendSheet(isShown: $showsLegend))
  }
}
