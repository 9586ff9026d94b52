// A local that gets an anchor and no action.
import UIKit

final class UploadController: UIViewController {
  @IBOutlet private var button: UIButton!

  func failed(_ reason: String) {
    let alert = UIAlertController(title: "Upload failed", message: nil, preferredStyle: .alert) // expect: alert-without-actions
    //          ^^^^^^^^^^^^^^^^^ alert-without-actions: nobody can close this alert
    alert.message = reason
    alert.popoverPresentationController?.sourceView = button
    DispatchQueue.main.async { self.present(alert, animated: true) }
  }
}
