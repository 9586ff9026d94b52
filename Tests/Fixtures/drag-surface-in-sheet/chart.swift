// A chart that a drag reads.
import Charts
import SwiftUI

struct TrendsView: View {
  @State private var shows = false

  var body: some View {
    Button("Trend") { shows = true }
      .sheet(isPresented: $shows) { TrendView() } // expect: drag-surface-in-sheet
  }
}

struct TrendView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var day: Date?
  let days: [(Date, Double)] = []

  var body: some View {
    Button("Close") { dismiss() }
    Chart(days, id: \.0) { LineMark(x: .value("Day", $0.0), y: .value("Sum", $0.1)) }
      .chartXSelection(value: $day)
  }
}
