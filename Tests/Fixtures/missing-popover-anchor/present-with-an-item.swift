// A `present` beside UIKit's hands on what it is given, and forgets the item, or points at it.
import UIKit

extension UIViewController {
  func present(_ page: UIViewController, near item: UIBarButtonItem, animated: Bool = true) {
    present(page, animated: animated)
  }

  func present(_ page: UIViewController, at item: UIBarButtonItem, animated: Bool = true) {
    page.popoverPresentationController?.barButtonItem = item
    present(page, animated: animated)
  }
}

final class TorchController: UIViewController {
  @objc func share(_ item: UIBarButtonItem) {
    present(UIActivityViewController(activityItems: ["A"], applicationActivities: nil), near: item) // expect: missing-popover-anchor
  }

  @objc func shareThere(_ item: UIBarButtonItem) {
    present(UIActivityViewController(activityItems: ["A"], applicationActivities: nil), at: item)
  }
}
