// Its transition decides how it comes and what it covers.
// clean
import UIKit

final class PaneController: UIViewController, UIViewControllerTransitioningDelegate {
  @objc func show() {
    splitViewController?.show(.primary)
    let panel = UITableViewController()
    panel.modalPresentationStyle = .overCurrentContext
    panel.transitioningDelegate = self
    present(panel, animated: true)
  }
}
