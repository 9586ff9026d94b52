// The method is there, and nobody makes the class a presentation's delegate.
// clean
import UIKit

final class Menu: UIViewController {
  func open() { present(UINavigationController(rootViewController: DishController()), animated: true) }
}

final class DishController: UIViewController, UIAdaptivePresentationControllerDelegate {
  private let orders = Orders()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
  }

  @objc private func close() { dismiss(animated: true) }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { orders.cancelOpen() }
}

final class Orders {
  private var open = 0
  func cancelOpen() { open = 0 }
}
