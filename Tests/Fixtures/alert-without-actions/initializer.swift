// An initialiser of the project's, and who calls it.
import UIKit

extension UIAlertController {
  convenience init(problem: Error) {
    self.init(title: "Upload failed", message: problem.localizedDescription, preferredStyle: .alert) // expect: alert-without-actions
  }

  convenience init(notice: String) {
    self.init(title: nil, message: notice, preferredStyle: .alert)
    addAction(UIAlertAction(title: "OK", style: .default))
  }
}

final class UploadController: UIViewController {
  func failed(_ problem: Error) {
    present(UIAlertController(problem: problem), animated: true)
    present(UIAlertController(notice: "Later"), animated: true)
  }
}
