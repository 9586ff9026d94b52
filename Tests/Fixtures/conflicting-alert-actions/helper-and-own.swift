// The helper has added one already.
import UIKit

extension UIAlertController {
  static func question(_ text: String) -> UIAlertController {
    let alert = UIAlertController(title: nil, message: text, preferredStyle: .alert)
    alert.addCancel()
    alert.addAction(UIAlertAction(title: "No", style: .cancel)) // expect: conflicting-alert-actions
    return alert
  }

  func addCancel() {
    addAction(UIAlertAction(title: "Cancel", style: .cancel))
  }
}

final class GameController: UIViewController {
  func leave() { present(UIAlertController.question("Leave?"), animated: true) }
}
