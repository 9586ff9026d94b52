// clean
// A helper sets whatever property of the popover its key path names.
import UIKit

extension UIViewController {
  func with<Value>(_ path: ReferenceWritableKeyPath<UIPopoverPresentationController, Value>, _ value: Value) -> Self {
    popoverPresentationController?[keyPath: path] = value
    return self
  }
}

final class HomeController: UIViewController {
  @objc func share(_ sender: UIButton) {
    let sheet = UIActivityViewController(activityItems: ["page"], applicationActivities: nil).with(\.sourceView, sender)
    present(sheet, animated: true)
  }
}
