// Made where it is presented, without a name.
import UIKit

final class UploadController: UIViewController {
  private func failed(_ reason: String) {
    present( // the call that makes it is at fault
      UIAlertController(title: "Upload failed", message: reason, preferredStyle: .alert), // expect: alert-without-actions
      animated: true)
  }

  func retry() { failed("No network") }
}
