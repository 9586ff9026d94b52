// clean
// A key path as content, to a screen that nobody can leave, but to which the route is never set.
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
    }
    .fullScreenCover(item: $route, content: \.destination)
  }
}
