import UIKit

enum Confirmation {
  static func removal(of name: String, then run: @escaping () -> Void) -> UIAlertController {
    let alert = UIAlertController(title: "Remove \(name)?", message: nil, preferredStyle: .alert) // expect: alert-without-cancel
    alert.addAction(UIAlertAction(title: "Remove", style: .destructive) { _ in run() })
    return alert
  }

  static func erasure(then run: @escaping () -> Void) -> UIAlertController {
    let alert = UIAlertController(title: "Erase?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Erase", style: .destructive) { _ in run() })
    return alert
  }
}
