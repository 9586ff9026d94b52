// The Close button comes from a protocol's extension, its action from one of `UIViewController`.
// clean
import UIKit

protocol Closable: AnyObject {}

extension Closable where Self: UIViewController {
  func addCloseItem() {
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .close, target: self, action: #selector(closeByItem))
  }
}

extension UIViewController {
  @objc func closeByItem() { dismiss(animated: true) }
}

final class TermsController: UIViewController, Closable {
  override func viewDidLoad() {
    super.viewDidLoad()
    addCloseItem()
  }
}

final class SignInController: UIViewController {
  @objc func showTerms() {
    let bar = UINavigationController(rootViewController: TermsController())
    bar.modalPresentationStyle = .fullScreen
    present(bar, animated: true)
  }
}
