// An extension's alert is closed by the function that asks a page for it, and then has the same page dismiss, or not.
import UIKit

extension UIViewController {
  func showWaiting() { present(UIAlertController(title: "Wait", message: nil, preferredStyle: .alert), animated: true) }
  func showForGood() {
    present(UIAlertController(title: "Wait", message: nil, preferredStyle: .alert), animated: true) // expect: alert-without-actions
  }
}

enum Fetcher {
  static func fetch(on page: UIViewController) {
    page.showWaiting()
    finish { page.dismiss(animated: true) }
  }

  static func finish(_ then: @escaping () -> Void) { then() }
}

enum Painter {
  static func paint(on page: UIViewController) {
    page.showForGood()
    Fetcher.finish { page.view.setNeedsLayout() }
  }
}
