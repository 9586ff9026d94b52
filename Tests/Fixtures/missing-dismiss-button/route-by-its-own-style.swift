// Of a router's routes only those are shown in the sheet that the arm around the assignment lets through, or whose style says so.
import SwiftUI

enum Route: Hashable, Identifiable {
  case detail, about, terms
  var id: Self { self }
  var style: Style {
    switch self {
    case .detail, .terms: .push
    case .about: .sheet
    }
  }
}

enum Style { case push, sheet }

@Observable final class Router {
  var path: [Route] = []
  var page: Route?
  var card: Route?
  var note: Route?

  func navigate(to route: Route) {
    switch route {
    case .detail: path.append(route)
    default: page = route
    }
  }

  func show(_ route: Route) {
    switch route.style {
    case .push: path.append(route)
    case .sheet: card = route
    }
  }

  func open(_ route: Route) { note = route }
}

struct Pages: View {
  @State private var router = Router()

  var body: some View {
    VStack {
      Button("Detail") { router.navigate(to: .detail) }
      Button("About") { router.navigate(to: .about) }
      Button("Detail") { router.show(.detail) }
      Button("About") { router.show(.about) }
      Button("Detail") { router.open(.detail) }
      Button("About") { router.open(.about) }
    }
    .fullScreenCover(item: $router.page) { RouteView(route: $0) }
    .fullScreenCover(item: $router.card) { RouteView(route: $0) }
    .fullScreenCover(item: $router.note) { RouteView(route: $0) } // expect: trapped-modal
  }
}

struct RouteView: View {
  let route: Route
  var body: some View {
    switch route {
    case .detail: DetailView()
    case .about: AboutView()
    case .terms: DetailView()
    }
  }
}

struct DetailView: View {
  @State private var isLarge = false
  var body: some View { Button("Enlarge") { isLarge = true } }
}

struct AboutView: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Done") { dismiss() } }
}
