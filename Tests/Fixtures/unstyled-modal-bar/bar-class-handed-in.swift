// clean
// UIKit's controller with the app's own bar inside: it looks like the others.
import UIKit

final class BrandedBar: UINavigationBar {}

final class BrandedNavigation: UINavigationController {
  override init(rootViewController: UIViewController) {
    super.init(navigationBarClass: BrandedBar.self, toolbarClass: nil)
    viewControllers = [rootViewController]
  }

  required init?(coder: NSCoder) { nil }
}

class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Page"
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
  }
}

final class FirstPage: Page {}
final class SecondPage: Page {}
final class ThirdPage: Page {}
final class FourthPage: Page {}

final class BookController: UIViewController {
  func first() { present(BrandedNavigation(rootViewController: FirstPage()), animated: true) }
  func second() { present(BrandedNavigation(rootViewController: SecondPage()), animated: true) }
  func third() { present(BrandedNavigation(rootViewController: ThirdPage()), animated: true) }

  func fourth() {
    let bar = UINavigationController(navigationBarClass: BrandedBar.self, toolbarClass: nil)
    bar.viewControllers = [FourthPage()]
    present(bar, animated: true)
  }
}
