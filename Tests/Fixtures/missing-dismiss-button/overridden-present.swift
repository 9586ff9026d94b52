// An overridden `present` hands on what it is given; it presents nothing of its own.
// clean
import UIKit

class ThemedController: UIViewController {
  override func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    controller.overrideUserInterfaceStyle = .dark
    super.present(controller, animated: animated, completion: completion)
  }
}

final class StarsController: ThemedController {
  func showPlanet() { present(PlanetController(), animated: true) }
}

final class PlanetController: UIViewController {
  @IBAction private func closeTapped(_ sender: Any) { dismiss(animated: true) }
}
