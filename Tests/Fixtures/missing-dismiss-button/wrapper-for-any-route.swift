// A wrapper for every route that makes its own view: what it shows are the views of the route that each caller hands in, of cases that are ever set.
import SwiftUI

protocol SheetRoute: Identifiable {
  associatedtype Destination: View
  @ViewBuilder var destination: Destination { get }
}

protocol CoverRoute: Identifiable {
  associatedtype Screen: View
  func screen() -> Screen
}

extension View {
  func sheets<R: SheetRoute>(_ route: Binding<R?>) -> some View { sheet(item: route) { $0.destination } }
  func covers<R: CoverRoute>(_ route: Binding<R?>) -> some View {
    fullScreenCover(item: route) { shown in shown.screen() }
  }
}

enum HomeSheet: SheetRoute {
  case about, hint
  var id: Self { self }
  var destination: some View {
    switch self {
    case .about: About()
    case .hint: Hint()
    }
  }
}

enum ShopSheet: SheetRoute {
  case about, hint
  var id: Self { self }
  var destination: some View {
    switch self {
    case .about: About()
    case .hint: Hint()
    }
  }
}

enum ShopCover: CoverRoute {
  case hint
  var id: Self { self }
  func screen() -> some View { Hint() }
}

struct About: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Close") { dismiss() } }
}

struct Hint: View {
  var body: some View { Text("Hint") }
}

// Never shows the hint.
struct Home: View {
  @State private var sheet: HomeSheet?
  var body: some View {
    Button("About") { sheet = .about }
      .sheets($sheet)
  }
}

struct Shop: View {
  @State private var sheet: ShopSheet?
  @State private var cover: ShopCover?
  var body: some View {
    VStack {
      Button("About") { sheet = .about }
      Button("Hint") { sheet = .hint }
      Button("More") { cover = .hint }
    }
    .sheets($sheet) // expect: missing-dismiss-button
    .covers($cover) // expect: trapped-modal
  }
}
