// A bar of UIKit's and nothing in it.
import UIKit

class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
  }
}

final class Filter: Page {
  private let table = UITableView()
}

final class Sort: Page {}

final class Branded: UINavigationController {}

final class Home: UIViewController {
  func filter() {
    present(UINavigationController(rootViewController: Filter()), animated: true) // expect: untitled-modal
  }

  func sort() {
    let bar = Branded(rootViewController: Sort())
    bar.modalPresentationStyle = .fullScreen
    present(bar, animated: true) // expect: untitled-modal
  }
}
