// clean
// Two of six have the class: nothing is usual.
import UIKit

final class BrandedNavigation: UINavigationController {}

class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Page"
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
  }
}

final class PulsePage: Page {}
final class SleepPage: Page {}
final class StepsPage: Page {}

final class HealthController: UIViewController {
  func open() {
    present(BrandedNavigation(rootViewController: PulsePage()), animated: true)
    present(BrandedNavigation(rootViewController: SleepPage()), animated: true)
    present(UINavigationController(rootViewController: PulsePage()), animated: true)
    present(UINavigationController(rootViewController: SleepPage()), animated: true)
    present(UINavigationController(rootViewController: StepsPage()), animated: true)
    present(UINavigationController(rootViewController: StepsPage()), animated: true)
  }
}
