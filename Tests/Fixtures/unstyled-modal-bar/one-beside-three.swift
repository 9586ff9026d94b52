// Three have the app's bar, the fourth was written on another day.
import UIKit

final class BrandedNavigation: UINavigationController {
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

final class ProfilePage: Page {}
final class FriendsPage: Page {}
final class BadgesPage: Page {}
final class HelpPage: Page {}

final class MoreController: UIViewController {
  func profile() { present(BrandedNavigation(rootViewController: ProfilePage()), animated: true) }
  func friends() { present(BrandedNavigation(rootViewController: FriendsPage()), animated: true) }
  func badges() { present(BrandedNavigation(rootViewController: BadgesPage()), animated: true) }

  func help() {
    present(UINavigationController(rootViewController: HelpPage()), animated: true) // expect: unstyled-modal-bar
  }
}
