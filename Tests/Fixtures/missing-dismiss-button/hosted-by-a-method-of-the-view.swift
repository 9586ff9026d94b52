// A view that a method puts into a hosting controller is what the controller shows, whoever the method is for; so is `self`.
import SwiftUI
import UIKit

extension View {
  func hosted() -> UIViewController { UIHostingController(rootView: NavigationView { self }) }

  func covering() -> UIViewController {
    let host = UIHostingController(rootView: self)
    host.modalPresentationStyle = .fullScreen
    return host
  }
}

final class ShelfController: UIViewController {
  func showAtlas() { present(AtlasPage().hosted(), animated: true) }

  func showGlobe() {
    let globe = GlobePage().environmentObject(Maps()).covering()
    present(globe, animated: true)
  }

  func showChart() { present(ChartPage(scale: 2).makeController(), animated: true) }

  func showPoster() { present(PosterPage().covering(), animated: true) } // expect: trapped-modal

  func showTicket() { present(TicketPage().makeController(), animated: true) } // expect: missing-dismiss-button
}

final class Maps: ObservableObject {}

struct AtlasPage: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Close") { dismiss() } }
}

struct GlobePage: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Close") { dismiss() } }
}

struct ChartPage: View {
  let scale: Int
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Close") { dismiss() } }
  func makeController() -> UIViewController { UIHostingController(rootView: self) }
}

struct PosterPage: View {
  var body: some View { Text("Poster") }
}

struct TicketPage: View {
  @State private var isTorn = false
  var body: some View { Button("Tear") { isTorn = true } }
  func makeController() -> UIHostingController<Self> { UIHostingController(rootView: self) }
}
