// clean
// A panel beside what it does not dim needs no button that closes it, in sight or not.
import SwiftUI

struct CanvasScreen: View {
  @State private var showsTools = true

  var body: some View {
    Color.white
      .sheet(isPresented: $showsTools) {
        ToolsPanel()
          .presentationDetents([.fraction(0.25)])
          .presentationBackgroundInteraction(.enabled)
      }
  }
}

struct ToolsPanel: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("Brushes")
      .toolbar { Button("Close") { dismiss() } }
  }
}
