// A router's sheet shows only the cases that somebody puts there, though its factory knows those that are pushed as well.
import SwiftUI

enum Route: Hashable, Identifiable {
  case settings, about, detail(Int)
  var id: Self { self }
}

final class Router: ObservableObject {
  @Published var path: [Route] = []
  @Published var sheet: Route?
  func push(_ route: Route) { path.append(route) }
  func show(_ route: Route) { sheet = route }
  func close() { sheet = nil }
}

struct Root: View {
  @StateObject private var router = Router()

  var body: some View {
    NavigationStack(path: $router.path) {
      Home().navigationDestination(for: Route.self) { view(for: $0) }
    }
    .sheet(item: $router.sheet) { view(for: $0) }
    .environmentObject(router)
  }

  @ViewBuilder private func view(for route: Route) -> some View {
    switch route {
    case .settings: Settings()
    case .about: About()
    case .detail(let id): Detail(id: id)
    }
  }
}

struct Home: View {
  @EnvironmentObject private var router: Router

  var body: some View {
    Button("Detail") { router.push(.detail(1)) }
    Button("About") { router.push(.about) }
    Button("Settings") { router.show(.settings) }
  }
}

struct Settings: View {
  @EnvironmentObject private var router: Router
  var body: some View { Button("Close") { router.close() } }
}

struct About: View { var body: some View { Text("About") } }

struct Detail: View {
  let id: Int
  var body: some View { Text("\(id)") }
}

enum Page: Identifiable {
  case help, legend
  var id: Self { self }
}

final class Desk: ObservableObject {
  @Published var page: Page?
  func show(_ next: Page) { page = next }
}

struct DeskView: View {
  @StateObject private var desk = Desk()

  var body: some View {
    Button("Help") { desk.show(.help) }
    Button("Legend") { desk.show(.legend) }
      .sheet(item: $desk.page) { page in // expect: missing-dismiss-button
        switch page {
        case .help: Help()
        case .legend: Legend()
        }
      }
  }
}

struct Help: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Close") { dismiss() } }
}

struct Legend: View { var body: some View { Text("Rain") } }

enum Leaflet: Identifiable {
  case rules, prices
  var id: Self { self }
}

final class Stand: ObservableObject {
  @Published var leaflet: Leaflet?
  // Also handed on by its name: whoever calls it then may name any case.
  func reveal(_ next: Leaflet) { leaflet = next }
}

struct StandView: View {
  @StateObject private var stand = Stand()
  let linked: [Leaflet]

  var body: some View {
    Button("Rules") { stand.reveal(.rules) }
      .onAppear { linked.forEach(stand.reveal) }
      .sheet(item: $stand.leaflet) { leaflet in // expect: missing-dismiss-button
        switch leaflet {
        case .rules: Rules()
        case .prices: Prices()
        }
      }
  }
}

struct Rules: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Close") { dismiss() } }
}

struct Prices: View { var body: some View { Text("A day: 4") } }
