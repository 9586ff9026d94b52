// A factory that only promises a controller hands out tabs.
import UIKit

final class BookmarkTabs: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [BookmarkController()]
  }
}

final class BookmarkController: UIViewController {
  private lazy var close = UIButton(type: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(close)
  }
}

enum Screens {
  static func bookmarks() -> UIViewController { BookmarkTabs() }
}

final class BrowserController: UIViewController {
  func openBookmarks() {
    present(Screens.bookmarks(), animated: true) // expect: tabbed-modal
  }
}
