// clean
// Whatever this presenter shows in a navigation controller gets a Close.
import UIKit

class Screen: UIViewController {
  override func present(_ shown: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    if let navigation = shown as? UINavigationController, let root = navigation.viewControllers.first {
      root.navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .close, primaryAction: UIAction { _ in shown.dismiss(animated: true) })
    }
    super.present(shown, animated: animated, completion: completion)
  }
}

final class About: UIViewController {
  let label = UILabel()
}

final class Home: Screen {
  func about() { present(UINavigationController(rootViewController: About()), animated: true) }
}
