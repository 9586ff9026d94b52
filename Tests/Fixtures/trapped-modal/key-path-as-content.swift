// A key path as what a cover shows: of the route's screens one cannot be left.
import SwiftUI

enum Route: String, Identifiable {
  case help, star
  var id: String { rawValue }

  @ViewBuilder var destination: some View {
    switch self {
    case .help: HelpView()
    case .star: StarView()
    }
  }
}

struct HelpView: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Close") { dismiss() } }
}

struct StarView: View {
  var body: some View { Text("Stared").interactiveDismissDisabled() }
}

struct HomeView: View {
  @State private var route: Route?

  var body: some View {
    VStack {
      Button("Help") { route = .help }
      Button("Star") { route = .star }
    }
    .fullScreenCover(item: $route, content: \.destination) // expect: trapped-modal
  }
}
