// The navigation controller adds a Close, and the content takes it away.
import UIKit

final class ClosingNavigation: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers.first?.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }
}

final class BareController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = nil
  }
}

final class StartController: UIViewController {
  func open() {
    // expect: missing-dismiss-button
    present(ClosingNavigation(rootViewController: BareController()), animated: true)
  }
}
