// clean
// Code closes it: a spinner while something runs.
import UIKit

final class UploadController: UIViewController {
  private var waiting: UIAlertController?

  func begin() {
    let alert = UIAlertController(title: nil, message: "Uploading…", preferredStyle: .alert)
    waiting = alert
    present(alert, animated: true)
  }

  func end() {
    waiting?.dismiss(animated: true)
    waiting = nil
  }
}

final class ExportController: UIViewController {
  func export() {
    let alert = UIAlertController(title: nil, message: "Exporting…", preferredStyle: .alert)
    present(alert, animated: true) {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { alert.dismiss(animated: true) }
    }
  }
}
