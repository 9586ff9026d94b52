import UIKit

// Each file adds what its own private method says.

final class ShelfController: UIViewController {
  func ask() {
    let alert = UIAlertController(title: "Clear the shelf?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Clear", style: .destructive) { _ in print("cleared") })
    alert.finish()
    present(alert, animated: true)
  }

  func askTwice() {
    let alert = UIAlertController(title: "Clear the shelf?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.finish()
    present(alert, animated: true)
  }
}

extension UIAlertController {
  fileprivate func finish() {
    addAction(UIAlertAction(title: "Cancel", style: .cancel)) // expect: conflicting-alert-actions
  }
}
