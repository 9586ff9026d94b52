// clean
// The second is pushed by UIKit, the third is the second modal.
import UIKit

class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Page"
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
  }
}

final class Home: UIViewController {
  func open() { present(UINavigationController(rootViewController: One()), animated: true) }
}

final class One: Page {
  func next() { navigationController?.pushViewController(Two(), animated: true) }
}

final class Two: Page {
  func next() { present(UINavigationController(rootViewController: Three()), animated: true) }
}

final class Three: Page {}
