// clean
// Set in `viewDidLoad`, in a superclass, or overridden.
import UIKit

class ClosablePage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
  }
}

class NamedPage: ClosablePage {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = String(describing: Self.self)
  }
}

final class HelpPage: ClosablePage {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Help"
  }
}

final class LicencePage: NamedPage {}

final class ImprintPage: ClosablePage {
  override var title: String? {
    get { "Imprint" }
    set {}
  }
}

final class MoreController: UIViewController {
  func help() { present(UINavigationController(rootViewController: HelpPage()), animated: true) }
  func licence() { present(UINavigationController(rootViewController: LicencePage()), animated: true) }
  func imprint() { present(UINavigationController(rootViewController: ImprintPage()), animated: true) }
}
