import UIKit

final class ListController: UIViewController {}
final class AboutController: UIViewController {}
final class HelpController: UIViewController {}

/// Gives whatever it shows a way out.
final class SheetNavigationController: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let item = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    topViewController?.navigationItem.leftBarButtonItem = item
  }

  @objc private func close() {
    dismiss(animated: true)
  }
}
