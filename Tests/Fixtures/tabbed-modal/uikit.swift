// Tab bars and split views of UIKit's, by class, in a container, from a factory.
import UIKit

final class LibraryTabs: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [ShelfController()]
  }
}

final class ReaderSplit: UISplitViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [ShelfController()]
  }
}

final class ShelfController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shelf"
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
  }
}

enum Screens {
  static func library() -> UIViewController { LibraryTabs() }
}

final class HomeController: UIViewController {
  func openTabs() {
    present(LibraryTabs(), animated: true) // expect: tabbed-modal
  }

  func openSplit() {
    let split = ReaderSplit()
    split.modalPresentationStyle = .fullScreen
    present(split, animated: true) // expect: tabbed-modal
  }

  func openByFactory() {
    present(Screens.library(), animated: true) // expect: tabbed-modal
  }

  func openShelf() {
    present(UINavigationController(rootViewController: ShelfController()), animated: true)
  }
}
