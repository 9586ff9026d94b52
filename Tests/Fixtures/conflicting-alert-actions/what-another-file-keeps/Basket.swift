import UIKit

final class BasketController: UIViewController {
  func ask() {
    let alert = UIAlertController(title: "Empty the basket?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Empty", style: .destructive) { _ in print("emptied") })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.finish()
    present(alert, animated: true)
  }
}

extension UIAlertController {
  fileprivate func finish() { view.tintColor = .systemTeal }
}
