// clean
// UIKit answers for its sheets and popovers; plain full screen is no overlay.
import UIKit

final class DetailController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
  }
  @objc private func close() { dismiss(animated: true) }
}

final class HomeController: UIViewController {
  @objc func sheet() { present(UINavigationController(rootViewController: DetailController()), animated: true) }
  @objc func cover() {
    let navigation = UINavigationController(rootViewController: DetailController())
    navigation.modalPresentationStyle = .fullScreen
    present(navigation, animated: true)
  }
}
