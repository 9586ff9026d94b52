// An action of the environment does what its key begins with where nobody sets it: nothing.
import SwiftUI

private struct CloseKey: EnvironmentKey { static let defaultValue: () -> Void = {} }
private struct LeaveKey: EnvironmentKey { static let defaultValue: () -> Void = {} }
private struct DismissLaterKey: EnvironmentKey {
  static var defaultValue: () -> Void { { UIApplication.shared.topController?.dismiss(animated: true) } }
}

extension EnvironmentValues {
  var closeMap: () -> Void {
    get { self[CloseKey.self] }
    set { self[CloseKey.self] = newValue }
  }
  var closePrices: () -> Void {
    get { self[LeaveKey.self] }
    set { self[LeaveKey.self] = newValue }
  }
  var dismissLater: () -> Void {
    get { self[DismissLaterKey.self] }
    set { self[DismissLaterKey.self] = newValue }
  }
  @Entry var closeHours: () -> Void = {}
  @Entry var closeNews: (() -> Void)?
}

struct ZooView: View {
  @State private var showsMap = false
  @State private var showsPrices = false
  @State private var showsLater = false
  @State private var showsHours = false
  @State private var showsNews = false

  var body: some View {
    VStack {
      Button("Map") { showsMap = true }
        .fullScreenCover(isPresented: $showsMap) { MapPage() } // expect: trapped-modal
      Button("Prices") { showsPrices = true }
        .fullScreenCover(isPresented: $showsPrices) { PricePage().environment(\.closePrices) { showsPrices = false } }
      Button("Later") { showsLater = true }
        .fullScreenCover(isPresented: $showsLater) { LaterPage() }
      Button("Hours") { showsHours = true }
        .fullScreenCover(isPresented: $showsHours) { HoursPage() } // expect: trapped-modal
      Button("News") { showsNews = true }
        .fullScreenCover(isPresented: $showsNews) { NewsPage() }
    }
    .transformEnvironment(\.closeNews) { $0 = { showsNews = false } }
  }
}

struct MapPage: View {
  @Environment(\.closeMap) private var closeMap
  var body: some View { Button("Close") { closeMap() } }
}

struct PricePage: View {
  @Environment(\.closePrices) private var closePrices
  var body: some View { Button("Close") { closePrices() } }
}

struct LaterPage: View {
  @Environment(\.dismissLater) private var dismissLater
  var body: some View { Button("Close") { dismissLater() } }
}

struct HoursPage: View {
  @Environment(\.closeHours) private var closeHours
  var body: some View { Button("Close", action: closeHours) }
}

struct NewsPage: View {
  @Environment(\.closeNews) private var closeNews
  var body: some View { Button("Close") { closeNews?() } }
}
