import UIKit

/// Gives the root of a modal its Close button, once for the whole app.
final class ModalNavigationController: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers.first?.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }
}
