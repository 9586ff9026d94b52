// The team's own class of bars says as little.
import UIKit

final class BrandedNavigationController: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.tintColor = .systemTeal
  }
}

final class MapSheet: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(close))
  }

  @objc private func close() { dismiss(animated: true) }
}

final class TripController: UIViewController {
  func showMap() {
    let bar = BrandedNavigationController(rootViewController: MapSheet())
    bar.modalPresentationStyle = .fullScreen
    present(bar, animated: true) // expect: untitled-modal
  }
}
