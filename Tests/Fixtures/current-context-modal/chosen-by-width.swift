// The style is chosen where it is presented.
// clean
import UIKit

final class PaneController: UIViewController {
  @objc func edit() {
    splitViewController?.show(.primary)
    let editor = UITableViewController()
    if traitCollection.horizontalSizeClass == .regular {
      editor.modalPresentationStyle = .currentContext
    }
    present(editor, animated: true)
  }

  @objc func sort() {
    let sorter = UITableViewController()
    sorter.modalPresentationStyle = traitCollection.horizontalSizeClass == .compact ? .pageSheet : .currentContext
    present(sorter, animated: true)
  }
}
