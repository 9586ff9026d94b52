// An overridden `present` wraps what it is given; a factory, a property and a helper on the controller do so too.
// clean
import UIKit

class BaseController: UIViewController {
  override func present(_ shown: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    let wrapped = shown is UINavigationController ? shown : UINavigationController(rootViewController: shown)
    super.present(wrapped, animated: animated, completion: completion)
  }
}

final class AtlasController: BaseController {
  func showLegend() { present(LegendController(), animated: true) }
}

final class OtherController: UIViewController {
  private lazy var legend = makeLegend()

  func showHeld() { present(legend, animated: true) }
  func showWrapped() { present(LegendController().inNavigation, animated: true) }

  private func makeLegend() -> UIViewController {
    let navigation = UINavigationController()
    navigation.viewControllers = [LegendController()]
    return navigation
  }
}

extension UIViewController {
  var inNavigation: UINavigationController { UINavigationController(rootViewController: self) }
}

final class LegendController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(close))
  }

  @objc private func close() { dismiss(animated: true) }
}
