// clean
// A key path that a modifier of the app's own asks for what its cover shows.
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
    .cover($route, page: \.destination)
  }
}

extension View {
  func cover<Item: Identifiable, Page: View>(_ item: Binding<Item?>, @ViewBuilder page: @escaping (Item) -> Page) -> some View {
    fullScreenCover(item: item) { value in NavigationStack { page(value) } }
  }
}
