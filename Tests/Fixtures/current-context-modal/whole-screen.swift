// No pane and no popover: the context is the screen.
// clean
import UIKit

final class CoverController: UIViewController {
  @objc func dim() {
    let panel = UITableViewController()
    panel.modalPresentationStyle = .overCurrentContext
    present(panel, animated: true)
  }
}
