// clean
// Nobody shows it, or it goes where it cannot be followed.
import UIKit
import Toolkit

final class UploadController: UIViewController {
  func prepare() -> [UIAlertController] {
    [UIAlertController(title: "One", message: nil, preferredStyle: .alert)]
  }

  func decorated() {
    let alert = UIAlertController(title: "Upload failed", message: nil, preferredStyle: .alert)
    Toolkit.decorate(alert)
    present(alert, animated: true)
  }

  func chained() {
    let alert = UIAlertController(title: "Upload failed", message: nil, preferredStyle: .alert)
    alert.addActionsOfToolkit()
    present(alert, animated: true)
  }
}
