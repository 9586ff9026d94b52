// A class of the team's that only changes colours.
import UIKit

class TintedAlert: UIAlertController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.tintColor = .systemPurple
  }
}

final class UploadController: UIViewController {
  func failed() {
    let alert = TintedAlert(title: "Upload failed", message: nil, preferredStyle: .alert) // expect: alert-without-actions
    present(alert, animated: true)
  }
}
