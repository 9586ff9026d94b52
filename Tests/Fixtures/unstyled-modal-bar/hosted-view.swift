// A screen in SwiftUI got the plain one, since its author had no bars of UIKit's in mind.
import SwiftUI
import UIKit

final class BrandedNavigation: UINavigationController {}

class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Page"
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
  }
}

final class SignalPage: Page {}
final class RoutePage: Page {}
final class StopPage: Page {}

struct FaresView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List { Text("Single") }
      .navigationTitle("Fares")
      .toolbar { Button("Close") { dismiss() } }
  }
}

final class TramController: UIViewController {
  func signal() { present(BrandedNavigation(rootViewController: SignalPage()), animated: true) }
  func route() { present(BrandedNavigation(rootViewController: RoutePage()), animated: true) }
  func stop() { present(BrandedNavigation(rootViewController: StopPage()), animated: true) }

  func fares() {
    let hosting = UIHostingController(rootView: FaresView())
    present(UINavigationController(rootViewController: hosting), animated: true) // expect: unstyled-modal-bar
  }
}
