import UIKit

/// Refuses the swipe.
final class SwipeGuardian: NSObject, UIAdaptivePresentationControllerDelegate {
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { false }
}

/// Hears of the end, and refuses nothing.
final class EndListener: NSObject, UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ controller: UIPresentationController) { print("gone") }
}

/// A form with one text, to be saved or left.
class StatementController: UIViewController {
  let statement = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(statement)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  @objc private func cancel() { dismiss(animated: true) }

  @objc private func save() {
    Court.file(statement.text)
    dismiss(animated: true)
  }
}

enum Court {
  static func file(_ statement: String) { print(statement) }
}
