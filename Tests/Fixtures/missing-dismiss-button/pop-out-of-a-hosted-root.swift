// The button of the first page leads on, and at the end back to the first page: it closes nothing.
import SwiftUI
import UIKit

final class PierController: UIViewController {
  @objc func showBerths() {
    guard let navigationController else { return }
    BerthCoordinator(navigationController: navigationController).start()
  }
}

final class BerthCoordinator {
  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) { self.navigationController = navigationController }

  func start() {
    let pages = UINavigationController()
    let list = BerthsController { self.showPrices(from: pages) }
    pages.pushViewController(list, animated: false)
    navigationController.present(pages, animated: true) // expect: missing-dismiss-button
  }

  private func showPrices(from navigationController: UINavigationController) {
    let prices = BerthsController { navigationController.popToRootViewController(animated: true) }
    navigationController.show(prices, sender: nil)
  }
}

final class BerthsController: UIHostingController<Berths> {
  init(search: @escaping () -> Void) { super.init(rootView: Berths(search: search)) }

  required dynamic init?(coder: NSCoder) { fatalError("not from a storyboard") }
}

struct Berths: View {
  let search: () -> Void

  var body: some View {
    VStack {
      Text("Berths")
      Button("Search for a berth") { search() }
    }
  }
}
