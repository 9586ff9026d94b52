// What holds the closures is made by `.init(…)` or `Self(…)`, without the name of its type.
import SwiftUI

struct Actions {
  var leave: (() -> Void)?
  var more: (() -> Void)?
}

struct Footer {
  var title = ""
  var act: () -> Void = {}
}

final class Navigator: ObservableObject {
  static let shared = Navigator()
  @Published var showsClient = false
}

struct Client { var quit: () -> Void = {} }

extension Client {
  static let live = Self(quit: { Navigator.shared.showsClient = false })
}

struct ActionPage: View {
  let actions: Actions
  var body: some View { Button("OK") { actions.leave?() } }
}

struct MorePage: View {
  let actions: Actions
  var body: some View { Button("OK") { actions.more?() } }
}

struct FooterPage: View {
  var footer = Footer()
  var body: some View { Button(footer.title, action: footer.act) }
}

struct ClientPage: View {
  let client: Client = .live
  var body: some View { Button("OK") { client.quit() } }
}

struct Hub: View {
  @StateObject private var navigator = Navigator.shared
  @State private var acts = false
  @State private var asks = false
  @State private var foots = false

  var body: some View {
    Button("Act") { acts = true }
      .fullScreenCover(isPresented: $acts) { ActionPage(actions: .init(leave: { acts = false })) }
    Button("Ask") { asks = true }
      .fullScreenCover(isPresented: $asks) { MorePage(actions: .init(leave: { asks = false })) } // expect: trapped-modal
    Button("Foot") { foots = true }
      .fullScreenCover(isPresented: $foots) { FooterPage(footer: .init(title: "OK") { foots = false }) }
    Button("Client") { navigator.showsClient = true }
      .fullScreenCover(isPresented: $navigator.showsClient) { ClientPage() }
  }
}
