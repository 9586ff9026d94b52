// A helper refuses the swipe if its caller says so.
import UIKit

extension UIViewController {
  func presentSheet(_ page: UIViewController, isLocked: Bool = false) {
    page.isModalInPresentation = isLocked
    present(page, animated: true)
  }
}

final class Legal: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UILabel())
  }
}

final class Menu: UIViewController {
  func locked() { presentSheet(Legal(), isLocked: true) } // expect: trapped-modal
  func open() { presentSheet(Legal()) } // expect: missing-dismiss-button
}
