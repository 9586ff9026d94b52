// The arms of a `switch` over the item are pages of their own: also where one resets a property that is called like the item, where the
// `switch` stands over a background, and where another platform has another wrapper.
import SwiftUI

enum Page: String, Identifiable {
  case plain, closable
  var id: String { rawValue }
}

final class PageRouter: ObservableObject { @Published var page: Page? }

struct Routed: View {
  @StateObject private var router = PageRouter()
  var body: some View {
    VStack {
      Button("Plain") { router.page = .plain }
      Button("Closable") { router.page = .closable }
    }
    .fullScreenCover(item: $router.page) { page in // expect: missing-dismiss-button
      switch page {
      case .plain: CountingPage()
      case .closable: ClosablePage { router.page = nil }
      }
    }
  }
}

struct Stacked: View {
  @State private var shown: Page?
  var body: some View {
    VStack {
      Button("Plain") { shown = .plain }
      Button("Closable") { shown = .closable }
    }
    .fullScreenCover(item: $shown) { page in // expect: trapped-modal
      ZStack {
        Color.black.ignoresSafeArea()
        switch page {
        case .plain: CountingPage()
        case .closable: ClosablePage { shown = nil }
        }
      }
    }
  }
}

struct Headed: View {
  @State private var shown: Page?
  var body: some View {
    VStack {
      Button("Plain") { shown = .plain }
      Button("Closable") { shown = .closable }
    }
    .fullScreenCover(item: $shown) { page in
      VStack {
        Button("Close") { shown = nil }
        switch page {
        case .plain: CountingPage()
        case .closable: ClosablePage { shown = nil }
        }
      }
    }
  }
}

struct Wrapped: View {
  @State private var shown: Page?
  var body: some View {
    VStack {
      Button("Plain") { shown = .plain }
      Button("Closable") { shown = .closable }
    }
    .sheet(item: $shown) { wrapper($0) } // expect: missing-dismiss-button
  }
  @ViewBuilder private func wrapper(_ page: Page) -> some View {
    #if os(macOS)
    inner(page).frame(width: 300)
    #else
    NavigationStack { inner(page) }
    #endif
  }
  @ViewBuilder private func inner(_ page: Page) -> some View {
    switch page {
    case .plain: List { Text("⌘P") }
    case .closable: ClosablePage { shown = nil }
    }
  }
}

struct CountingPage: View {
  @State private var count = 0
  var body: some View { VStack { Text("\(count)"); Button("Next") { count += 1 } } }
}

struct ClosablePage: View {
  let leave: () -> Void
  var body: some View { Button("Cancel", action: leave) }
}
