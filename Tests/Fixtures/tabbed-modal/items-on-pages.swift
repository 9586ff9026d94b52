// clean
// Pages to leaf through are no tabs, even where each has an item; nor is a picker that looks like tabs.
import SwiftUI

struct HomeView: View {
  @State private var shown = false
  @State private var chosen = false

  var body: some View {
    Button("Tour") { shown = true }
      .sheet(isPresented: $shown) { TourView() }
    Button("Time") { chosen = true }
      .sheet(isPresented: $chosen) { TimeView() }
  }
}

struct TourView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var page = 0

  var body: some View {
    TabView(selection: $page) {
      Text("One").tabItem { Text("One") }.tag(0)
      Button("Close") { dismiss() }.tabItem { Text("Two") }.tag(1)
    }
    .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
  }
}

struct TimeView: View {
  @Environment(\.dismiss) private var dismiss
  @AppStorage("unit") private var unit = "day"

  var body: some View {
    Picker("Unit", selection: $unit) {
      ForEach(["day", "week", "month"], id: \.self) { Text($0) }
    }
    .pickerStyle(.segmented)
    Button("Close") { dismiss() }
  }
}
