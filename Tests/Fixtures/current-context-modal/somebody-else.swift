// Another presenter, whose context is not known.
// clean
import UIKit

final class PaneController: UIViewController {
  weak var root: UIViewController?

  @objc func show() {
    splitViewController?.show(.primary)
    let panel = UITableViewController()
    panel.modalPresentationStyle = .overCurrentContext
    root?.present(panel, animated: true)
  }
}
