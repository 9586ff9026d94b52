// clean
// Each has a bar of the app's, one of them by a subclass of it; a popover is no modal, and a bar that is hidden looks like none.
import UIKit

class BrandedNavigation: UINavigationController {}
final class DarkNavigation: BrandedNavigation {}

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

final class Four: Page {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }
}

final class Home: UIViewController {
  func openWithoutBar() {
    present(UINavigationController(rootViewController: Four()), animated: true)
    let bar = UINavigationController(rootViewController: One())
    bar.isNavigationBarHidden = true
    present(bar, animated: true)
  }

  func open() {
    present(BrandedNavigation(rootViewController: One()), animated: true)
    present(BrandedNavigation(rootViewController: Two()), animated: true)
    present(BrandedNavigation(rootViewController: Three()), animated: true)
    present(DarkNavigation(rootViewController: Three()), animated: true)
    let popover = UINavigationController(rootViewController: One())
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.sourceView = view
    present(popover, animated: true)
  }
}
