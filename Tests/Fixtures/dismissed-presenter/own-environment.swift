// The content's own type reads its own environment.
// clean
import SwiftUI

struct MapScreen: View {
  @Environment(\.dismiss) private var dismiss
  @State private var showsLegend = false

  var body: some View {
    VStack {
      Button("Legend") { showsLegend = true }
      Button("Back") { dismiss() }
    }
    .sheet(isPresented: $showsLegend, onDismiss: { dismiss() }) { Legend() }
  }
}

struct Legend: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close") { dismiss() }
  }
}
