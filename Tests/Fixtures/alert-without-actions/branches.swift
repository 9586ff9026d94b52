// clean
// Made in one arm of several, filled in after them; and actions that only one arm adds.
import UIKit

final class UploadController: UIViewController {
  func failed(_ reason: String?) {
    let alert: UIAlertController
    if let reason {
      alert = UIAlertController(title: "Upload failed", message: reason, preferredStyle: .alert)
    } else {
      alert = UIAlertController(title: "Upload failed", message: nil, preferredStyle: .alert)
    }
    if reason == nil {
      alert.addAction(UIAlertAction(title: "Retry", style: .default))
    } else {
      alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    }
    present(alert, animated: true)
  }
}
