// clean
// A Cancel whose closure is set to itself, or to one that is set to it: nobody ever says what it does, and whoever follows it comes to an end.
import UIKit

final class LedgerViewController: UIViewController {
  func open() {
    let page = EntryViewController()
    page.onCancel = page.onCancel
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true)
  }

  func openPair() {
    let page = PairViewController()
    page.onCancel = page.onClose
    page.onClose = page.onCancel
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true)
  }
}

final class EntryViewController: UIViewController {
  var onCancel: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
  }

  @objc private func cancel() { onCancel?() }
}

final class PairViewController: UIViewController {
  var onCancel: (() -> Void)?
  var onClose: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
  }

  @objc private func cancel() { onCancel?() }
}
