// A split view of UIKit's over the whole screen.
import UIKit

final class ReaderSplit: UISplitViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [UINavigationController(rootViewController: ShelfController())]
  }
}

final class ShelfController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shelf"
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
  }
}

final class HomeController: UIViewController {
  func read() {
    let split = ReaderSplit()
    split.modalPresentationStyle = .fullScreen
    present(split, animated: true) // expect: tabbed-modal
  }

  func shelf() {
    present(UINavigationController(rootViewController: ShelfController()), animated: true)
  }
}
