import UIKit

enum AlertFactory {
  static func failure(_ reason: String) -> UIAlertController {
    let alert = UIAlertController(title: "Upload failed", message: reason, preferredStyle: .alert) // expect: alert-without-actions
    alert.preferredAction = nil
    return alert
  }

  /// Its callers say what can be done.
  static func question(_ text: String) -> UIAlertController {
    UIAlertController(title: nil, message: text, preferredStyle: .actionSheet)
  }
}
