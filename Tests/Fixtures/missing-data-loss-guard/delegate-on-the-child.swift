// The delegate is set on the child, but it is the navigation controller that is presented.
import UIKit

final class LedgerController: UIViewController, UIAdaptivePresentationControllerDelegate {
  func addEntry() {
    let entry = LedgerEntryController()
    entry.presentationController?.delegate = self
    present(UINavigationController(rootViewController: entry), animated: true) // expect: missing-data-loss-guard
  }

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { false }
}

final class LedgerEntryController: UIViewController {
  private let what = UITextField()
  private let amount = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(what)
    view.addSubview(amount)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  @objc private func cancel() { dismiss(animated: true) }

  @objc private func save() {
    Ledger.add(what.text, amount.text)
    dismiss(animated: true)
  }
}

enum Ledger {
  static func add(_ what: String?, _ amount: String?) {}
}
