// A button sets up the page that it pushes with a Close: that one stands on the next page, and this has none.
import UIKit

extension UIViewController {
  func addClose() {
    let close = UIButton(type: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    navigationItem.leftBarButtonItem = UIBarButtonItem(customView: close)
  }
}

final class Limits: UIViewController {}

final class Profile: UIViewController {
  private let button = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.addTarget(self, action: #selector(showLimits), for: .touchUpInside)
  }

  @objc private func showLimits() {
    let limits = Limits()
    limits.addClose()
    navigationController?.pushViewController(limits, animated: true)
  }
}

/// It has one itself, once its button was pressed.
final class Account: UIViewController {
  private let button = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.addTarget(self, action: #selector(edit), for: .touchUpInside)
  }

  @objc private func edit() { addClose() }
}

final class Home: UIViewController {
  @objc func showProfile() {
    // expect: missing-dismiss-button
    present(UINavigationController(rootViewController: Profile()), animated: true)
  }

  @objc func showAccount() { present(UINavigationController(rootViewController: Account()), animated: true) }
}
