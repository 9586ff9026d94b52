import SwiftUI

struct ForecastView: View {
  @EnvironmentObject private var store: WeatherStore
  @State private var showsLegend = false
  @State private var showsRadar = false
  @State private var showsSettings = false
  @State private var showsDay: Day?
  @State private var reports = false

  var body: some View {
    NavigationStack {
      List(Day.week) { day in
        Button(day.name) { showsDay = day }
      }
      .navigationTitle("Forecast")
      .toolbar {
        Button("Legend") { showsLegend = true }
        Button("Radar") { showsRadar = true }
        Button("Report") { reports = true }
        Button("Settings") { showsSettings = true }
      }
    }
    // expect: missing-dismiss-button
    .sheet(isPresented: $showsLegend) { LegendView() }
    // expect: trapped-modal
    .fullScreenCover(isPresented: $showsRadar) {
      RadarView()
    }
    .sheet(item: $showsDay) { day in
      DayView(day: day)
    }
    .sheet(isPresented: $showsSettings) {
      SettingsView().closable()
    }
    // expect: missing-data-loss-guard
    .sheet(isPresented: $reports) {
      ReportView(place: "Lisbon")
    }
  }
}

struct Day: Identifiable {
  let id: Int
  let name: String

  static let week = ["Monday", "Tuesday", "Wednesday"].enumerated().map { Day(id: $0.offset, name: $0.element) }
}
