// clean
import UIKit

extension UIViewController {
  func showWaiting() {
    let alert = UIAlertController(title: nil, message: "Please wait", preferredStyle: .alert)
    present(alert, animated: true)
  }
}
