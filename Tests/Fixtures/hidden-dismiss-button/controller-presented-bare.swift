// Each screen makes its own Done, once by hand and once by a helper of the team's; both are presented as they are.
import UIKit

final class CatalogueController: UIViewController {
  func showHelp() {
    present(HelpController(), animated: true) // expect: hidden-dismiss-button
  }

  func showTerms() {
    let terms = TermsController()
    terms.modalPresentationStyle = .overFullScreen
    present(terms, animated: true) // expect: hidden-dismiss-button
  }
}

final class HelpController: UITableViewController {
  private lazy var doneItem = UIBarButtonItem(
    barButtonSystemItem: .done, target: self, action: #selector(donePressed))

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItems = [doneItem]
  }

  @objc private func donePressed() { dismiss(animated: true) }
}

final class TermsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addCloseItem()
  }
}

extension UIViewController {
  func addCloseItem() {
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }
}
