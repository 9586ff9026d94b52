// The button pops the stack below, and closes the modal after that.
// clean
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
    let list = BerthsController { self.leave(self.navigationController) }
    navigationController.present(UINavigationController(rootViewController: list), animated: true)
  }

  private func leave(_ stack: UINavigationController) {
    stack.popToRootViewController(animated: false)
    stack.dismiss(animated: true)
  }
}

final class BerthsController: UIHostingController<Berths> {
  init(leave: @escaping () -> Void) { super.init(rootView: Berths(leave: leave)) }

  required dynamic init?(coder: NSCoder) { fatalError("not from a storyboard") }
}

struct Berths: View {
  let leave: () -> Void

  var body: some View {
    VStack {
      Text("Berths")
      Button("Back to the harbour") { leave() }
    }
  }
}
