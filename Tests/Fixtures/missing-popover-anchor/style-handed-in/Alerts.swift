// One helper for alerts and for action sheets: one caller asks for a sheet.
import UIKit

extension UIViewController {
  func tell(_ title: String, style: UIAlertController.Style = .alert) {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: style)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true) // expect: missing-popover-anchor
  }

  func warn(_ title: String, style: UIAlertController.Style = .alert) {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: style)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
