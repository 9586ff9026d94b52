// A factory wraps the content and adds the item on the way.
// clean
import UIKit

extension UINavigationController {
  static func modal(around root: UIViewController) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: root)
    root.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak navigation] _ in navigation?.dismiss(animated: true) })
    return navigation
  }
}

final class HarbourController: UIViewController {
  func showTides() {
    present(.modal(around: TidesController()), animated: true)
  }

  func showShips() {
    let ships = UINavigationController.modal(around: ShipsController())
    present(ships, animated: true)
  }
}

final class TidesController: UIViewController {}
final class ShipsController: UIViewController {}
