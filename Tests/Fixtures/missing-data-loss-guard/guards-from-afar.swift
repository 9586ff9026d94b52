// Set on the navigation controller by the child: from a property's observer, and when it is added.
// clean
import UIKit

class SheetForm: UIViewController, UITextViewDelegate {
  let text = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    text.delegate = self
    view.addSubview(text)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  @objc func cancel() { dismiss(animated: true) }

  @objc func save() {
    Notes.save(text.text)
    dismiss(animated: true)
  }
}

final class ObservedForm: SheetForm {
  private var hasChanges = false {
    didSet { navigationController?.isModalInPresentation = hasChanges }
  }

  func textViewDidChange(_ textView: UITextView) { hasChanges = true }
}

final class MovedForm: SheetForm {
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    parent?.isModalInPresentation = true
  }
}

final class OpenerController: UIViewController {
  func openObserved() { present(UINavigationController(rootViewController: ObservedForm()), animated: true) }
  func openMoved() { present(UINavigationController(rootViewController: MovedForm()), animated: true) }
}

enum Notes {
  static func save(_ text: String) {}
}
