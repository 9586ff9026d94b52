// The plain one is a local that gets a style first.
import UIKit

class ThemedNavigationController: UINavigationController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Page"
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
  }
}

final class SortPage: Page {}
final class LabelPage: Page {}
final class RulePage: Page {}
final class AccountPage: Page {}

final class MailController: UIViewController {
  func openAll() {
    present(ThemedNavigationController(rootViewController: SortPage()), animated: true)
    let label = ThemedNavigationController(rootViewController: LabelPage())
    label.modalPresentationStyle = .fullScreen
    present(label, animated: true)
    present(ThemedNavigationController(rootViewController: RulePage()), animated: true)
  }

  func openAccount() {
    let page = AccountPage()
    let bar = UINavigationController(rootViewController: page)
    bar.modalPresentationStyle = .formSheet
    present(bar, animated: true) // expect: unstyled-modal-bar
  }
}
