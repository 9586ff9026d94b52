// A detail pane that knows its split view covers itself.
import UIKit

final class DetailController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = self.splitViewController?.displayModeButtonItem
  }

  @objc func edit() {
    let editor = UITableViewController()
    editor.modalPresentationStyle = .currentContext
    present(editor, animated: true) // expect: current-context-modal
  }
}
