// A route says itself what it shows: by a property, by a function, or as a view. Each of its cases that is shown counts.
import SwiftUI

enum Trail: Identifiable {
  case map, weather, huts
  var id: Self { self }

  @ViewBuilder var screen: some View {
    switch self {
    case .map: TrailMap()
    case .weather: TrailWeather()
    case .huts: TrailHuts()
    }
  }

  @ViewBuilder func makeScreen() -> some View {
    switch self {
    case .map: TrailMap()
    case .weather: TrailWeather()
    case .huts: TrailHuts()
    }
  }
}

enum Tip: View, Identifiable {
  case water, shoes
  var id: Self { self }

  var body: some View {
    switch self {
    case .water: TrailMap()
    case .shoes: TrailWeather()
    }
  }
}

struct Planner: View {
  @State private var trail: Trail?
  @State private var near: Trail?
  @State private var far: Trail?
  @State private var tip: Tip?
  @State private var dryTip: Tip?

  var body: some View {
    Menu("Plan") {
      Button("Map") { trail = .map }
      Button("Weather") { near = .weather }
      Button("Huts") { far = .huts }
      Button("Shoes") { tip = .shoes }
      Button("Water") { dryTip = .water }
    }
    .sheet(item: $trail) { $0.screen }
    .sheet(item: $near) { trail in trail.screen } // expect: missing-dismiss-button
    .sheet(item: $far) { trail in // expect: missing-dismiss-button
      NavigationStack { trail.makeScreen() }
    }
    .sheet(item: $tip) { $0 } // expect: missing-dismiss-button
    .sheet(item: $dryTip) { tip in tip }
  }
}

struct TrailMap: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Close") { dismiss() } }
}

struct TrailWeather: View {
  var body: some View { Text("Sunny") }
}

struct TrailHuts: View {
  var body: some View { Text("Open") }
}
