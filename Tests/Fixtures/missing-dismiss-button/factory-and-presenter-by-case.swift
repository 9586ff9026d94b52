// The presenter knows which case it presents, and so does the factory that was handed it.
import UIKit

enum Page { case details, editor, help }

final class Details: UIViewController {}

final class Editor: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) })
  }
}

enum Factory {
  static func screen(for page: Page) -> UIViewController {
    switch page {
    case .details, .help: return Details()
    case .editor: return UINavigationController(rootViewController: Editor())
    }
  }
}

final class Home: UIViewController {
  func open(_ page: Page) {
    let next = Factory.screen(for: page)
    switch page {
    case .details: navigationController?.pushViewController(next, animated: true)
    case .editor: present(next, animated: true)
    // expect: missing-dismiss-button
    case .help: present(next, animated: true)
    }
  }
}
