// The presenter's helper shows it, and adds nothing.
import UIKit

enum Alerts {
  static func show(_ alert: UIAlertController, from presenter: UIViewController) {
    var top = presenter
    while let next = top.presentedViewController { top = next }
    top.present(alert, animated: true)
  }
}

final class UploadController: UIViewController {
  func failed() {
    let alert = UIAlertController(title: "Upload failed", message: nil, preferredStyle: .alert) // expect: alert-without-actions
    Alerts.show(alert, from: self)
  }
}
