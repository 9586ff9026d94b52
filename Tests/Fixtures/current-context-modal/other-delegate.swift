// The delegate is there, and answers something else.
import UIKit

final class PaneController: UIViewController, UIAdaptivePresentationControllerDelegate {
  @objc func edit() {
    splitViewController?.show(.primary)
    let editor = UITableViewController()
    editor.modalPresentationStyle = .overCurrentContext
    editor.presentationController?.delegate = self
    present(editor, animated: true) // expect: current-context-modal
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) { view.setNeedsLayout() }
}
