// The delegate says what it becomes.
// clean
import UIKit

final class PaneController: UIViewController, UIAdaptivePresentationControllerDelegate {
  @objc func edit() {
    splitViewController?.show(.primary)
    let editor = UITableViewController()
    editor.modalPresentationStyle = .currentContext
    editor.presentationController?.delegate = self
    present(editor, animated: true)
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? .pageSheet : .none
  }
}
