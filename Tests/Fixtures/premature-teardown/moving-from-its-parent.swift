// Only when it is popped: the root of a modal never is.
// clean
import UIKit

final class Shop: UIViewController {
  func browse() { present(UINavigationController(rootViewController: ShelfController()), animated: true) }
}

final class ShelfController: UIViewController {
  private let loader = Loader()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    loader.start()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isMovingFromParent { loader.cancel() }
  }

  @objc private func close() { dismiss(animated: true) }
}

final class Loader {
  private var isOn = false
  func start() { isOn = true }
  func cancel() { isOn = false }
}
