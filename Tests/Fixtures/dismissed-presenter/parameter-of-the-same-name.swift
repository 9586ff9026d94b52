// The closure is handed an action of that name, which is the modal's.
// clean
import SwiftUI

struct Dismissing<Content: View>: View {
  @Environment(\.dismiss) private var dismiss
  @ViewBuilder let content: (DismissAction) -> Content

  var body: some View { content(dismiss) }
}

struct MapScreen: View {
  @Environment(\.dismiss) private var dismiss
  @State private var showsLegend = false

  var body: some View {
    VStack {
      Button("Legend") { showsLegend = true }
      Button("Back") { dismiss() }
    }
    .sheet(isPresented: $showsLegend) {
      Dismissing { dismiss in
        Button("Close") { dismiss() }
      }
    }
  }
}
