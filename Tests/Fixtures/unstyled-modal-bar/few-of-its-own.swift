// clean
// Two of six have the class: nothing is usual.
import UIKit

class BrandedNavigation: UINavigationController {}

class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Page"
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
  }
}

final class One: Page {}
final class Two: Page {}
final class Three: Page {}

final class Home: UIViewController {
  func open() {
    present(BrandedNavigation(rootViewController: One()), animated: true)
    present(BrandedNavigation(rootViewController: Two()), animated: true)
    present(UINavigationController(rootViewController: One()), animated: true)
    present(UINavigationController(rootViewController: Two()), animated: true)
    present(UINavigationController(rootViewController: Three()), animated: true)
    present(UINavigationController(rootViewController: Three()), animated: true)
  }
}
