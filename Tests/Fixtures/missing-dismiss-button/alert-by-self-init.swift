// What is added to a class of UIKit's makes that class with `self.init`.
// clean
import UIKit

extension UIAlertController {
  static func gone() -> UIAlertController {
    let alert = self.init(title: "Gone", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    return alert
  }
}

final class Reader: UIViewController {
  @objc func tapped() {
    present(UIAlertController.gone(), animated: true)
  }
}
