// A factory of another object's is split into what it shows, like one of the view's own.
import SwiftUI

enum Route: Identifiable {
  case player, legend
  var id: Self { self }
}

final class Coordinator: ObservableObject {
  @Published var sheet: Route?

  @ViewBuilder func view(for route: Route) -> some View {
    switch route {
    case .player: Player()
    case .legend: Legend()
    }
  }
}

struct Forecast: View {
  @StateObject private var coordinator = Coordinator()

  var body: some View {
    VStack {
      Button("Player") { coordinator.sheet = .player }
      Button("Legend") { coordinator.sheet = .legend }
    }
    .sheet(item: $coordinator.sheet) { route in coordinator.view(for: route) } // expect: missing-dismiss-button
  }
}

struct Player: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Close") { dismiss() } }
}

struct Legend: View { var body: some View { List { Text("Rain") } } }
