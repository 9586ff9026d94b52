// A SwiftUI popover whose content has a sheet of its own.
import SwiftUI

struct ChartView: View {
  @State private var showsLegend = false

  var body: some View {
    Button("Legend") { showsLegend = true }
      .popover(isPresented: $showsLegend) { LegendView() }
  }
}

struct LegendView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var explains = false

  var body: some View {
    VStack {
      Button("Explain") { explains = true }
      Button("Done") { dismiss() }
    }
    .sheet(isPresented: $explains) { // expect: modal-over-popover
      ExplanationView()
    }
  }
}

struct ExplanationView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close") { dismiss() }
  }
}
