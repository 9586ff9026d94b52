import UIKit

class BrandedNavigation: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.tintColor = .systemPurple
  }
}

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
final class Four: Page {}
final class Five: Page {}
final class Six: Page {}
final class Seven: Page {}
final class Eight: Page {}
final class Nine: Page {}

extension UIViewController {
  func presentPlainly(_ page: UIViewController) {
    present(UINavigationController(rootViewController: page), animated: true)
  }

  func presentBranded(_ page: UIViewController) {
    present(BrandedNavigation(rootViewController: page), animated: true)
  }
}
