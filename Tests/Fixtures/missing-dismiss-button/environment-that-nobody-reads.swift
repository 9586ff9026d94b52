// An action in the environment is a way out where a view of the modal takes it, and none where nobody does.
import SwiftUI

struct Quay: View {
  @State private var showsChart = false
  @State private var showsLegend = false
  var body: some View {
    VStack {
      Button("Chart") { showsChart = true }
      Button("Legend") { showsLegend = true }
    }
    .sheet(isPresented: $showsChart) {
      ChartView().environment(\.foldPaper, { showsChart = false })
    }
    // expect: missing-dismiss-button
    .sheet(isPresented: $showsLegend) { LegendView().environment(\.rollPaper, { showsLegend = false }) }
  }
}

struct ChartView: View {
  @Environment(\.foldPaper) private var fold
  var body: some View { Button("Back to the quay") { fold() } }
}

struct LegendView: View {
  var body: some View { List { Text("A dotted line is a shoal") } }
}

extension EnvironmentValues {
  @Entry var foldPaper: () -> Void = {}
  @Entry var rollPaper: () -> Void = {}
}
