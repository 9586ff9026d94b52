// What a property wrapper takes out of the environment or a container has the type of the key that it names.
import Dependencies
import SwiftUI

@Observable final class Navigator {
  static let shared = Navigator()
  var shows = false
}

struct NavigatorClient { var leave: () -> Void = {} }

extension NavigatorClient: DependencyKey {
  static var liveValue: Self { .init(leave: { Navigator.shared.shows = false }) }
}

extension DependencyValues {
  var navigator: NavigatorClient {
    get { self[NavigatorClient.self] }
    set { self[NavigatorClient.self] = newValue }
  }
}

extension EnvironmentValues {
  @Entry var goBack: () -> Void = {}
  @Entry var reload: () -> Void = {}
}

@Observable final class PageModel {
  @ObservationIgnored @Dependency(\.navigator) private var navigator
  func okTapped() { navigator.leave() }
}

struct Page: View {
  @State private var model = PageModel()
  var body: some View { Button("OK") { model.okTapped() } }
}

struct TypedPage: View {
  @Dependency(NavigatorClient.self) private var navigator
  var body: some View { Button("OK") { navigator.leave() } }
}

struct BackPage: View {
  @Environment(\.goBack) private var goBack
  var body: some View { Button("OK") { goBack() } }
}

struct ReloadPage: View {
  @Environment(\.reload) private var reload
  var body: some View { Button("OK") { reload() } }
}

struct Hub: View {
  @State private var navigator = Navigator.shared
  @State private var backs = false
  @State private var reloads = false

  var body: some View {
    Button("Page") { navigator.shows = true }
      .fullScreenCover(isPresented: $navigator.shows) { Page() }
    Button("Typed") { navigator.shows = true }
      .fullScreenCover(isPresented: $navigator.shows) { TypedPage() }
    Button("Back") { backs = true }
      .fullScreenCover(isPresented: $backs) { BackPage() }
      .environment(\.goBack) { backs = false }
    Button("Reload") { reloads = true }
      .fullScreenCover(isPresented: $reloads) { ReloadPage() } // expect: trapped-modal
      .environment(\.reload) { print("again") }
  }
}
