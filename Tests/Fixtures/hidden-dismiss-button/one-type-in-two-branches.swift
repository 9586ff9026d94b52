// The same page stands once in a stack and once without: there its Close is hidden.
import SwiftUI

struct SettingsScreen: View {
  @State private var page: Page?
  @State private var other: Page?

  var body: some View {
    VStack {
      Button("About") { page = .about }
      Button("Licences") { page = .licences }
      Button("Credits") { other = .about }
    }
    .sheet(item: $page) { page in // expect: hidden-dismiss-button
      switch page {
      case .about: NavigationStack { PageView(text: "Made with care") }
      case .licences: PageView(text: "MIT")
      }
    }
    .sheet(item: $other) { page in
      NavigationStack {
        switch page {
        case .about: PageView(text: "Made with care")
        case .licences: PageView(text: "MIT")
        }
      }
    }
  }
}

enum Page: Identifiable {
  case about, licences
  var id: Self { self }
}

struct PageView: View {
  let text: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text(text).toolbar {
      ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } }
    }
  }
}
