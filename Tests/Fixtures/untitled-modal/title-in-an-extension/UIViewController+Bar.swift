import UIKit

extension UIViewController {
  func setLargeTitle(_ text: String) {
    navigationItem.title = text
    navigationItem.largeTitleDisplayMode = .always
  }

  func addCloseItem() {
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }
}
