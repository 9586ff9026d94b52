// A module is a struct that holds the controller that its assembly made.
import UIKit

struct Module { let controller: UIViewController }

enum Assembly {
  static func legal() -> Module { Module(controller: LegalController()) }
  static func terms() -> Module { Module(controller: TermsController()) }
}

final class Menu: UIViewController {
  func legal() { present(Assembly.legal().controller, animated: true) } // expect: missing-dismiss-button
  func terms() { present(Assembly.terms().controller, animated: true) }
}

final class LegalController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UILabel())
  }
}

final class TermsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }))
  }
}
