// What Cancel does besides closing is none: analytics, a haptic, focus, nothing at this caller, state of the modal.
// clean
import UIKit

protocol Analytics { func track(_ name: String) }

final class TagsController: UIViewController {
  var analytics: Analytics?
  private var last: String?

  func choose() {
    let tags = TagPicker()
    tags.onCancel = { [weak self] in
      self?.analytics?.track("cancelled")
      UISelectionFeedbackGenerator().selectionChanged()
      self?.view.endEditing(true)
      self?.dismiss(animated: true)
    }
    tags.onClose = {}
    present(UINavigationController(rootViewController: tags), animated: true)
  }
}

final class TagPicker: UITableViewController {
  var onCancel: (() -> Void)?
  var onClose: (() -> Void)?
  private var chosen: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
  }

  @objc private func cancel() {
    chosen = []
    onCancel?()
  }

  @objc private func close() {
    onClose?()
    dismiss(animated: true)
  }
}
