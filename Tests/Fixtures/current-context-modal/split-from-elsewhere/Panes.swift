import UIKit

final class ListController: UITableViewController {}

final class NoteController: UIViewController {
  @objc func history() {
    let history = UITableViewController()
    history.modalPresentationStyle = .currentContext
    present(history, animated: true) // expect: current-context-modal
  }
}
