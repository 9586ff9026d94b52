import UIKit

extension UIViewController {
  func hideWaiting() { dismiss(animated: false) }
}

final class UploadController: UIViewController {
  func upload() {
    showWaiting()
    hideWaiting()
  }
}
