// Methods of one name are told apart by their labels: how many rows there are does not replace what a row does. Rows that close
// nothing leave nobody out.
import UIKit

final class Home: UIViewController {
  func openRows() {
    let rows = Rows()
    rows.modalPresentationStyle = .fullScreen
    present(rows, animated: true) // expect: missing-dismiss-button
  }

  func openSteps() {
    let steps = Steps()
    steps.modalPresentationStyle = .fullScreen
    present(steps, animated: true)
  }

  func openDeadRows() {
    let rows = DeadRows()
    rows.modalPresentationStyle = .fullScreen
    present(rows, animated: true) // expect: trapped-modal
  }
}

final class Rows: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if indexPath.row == 1 { dismiss(animated: true) }
  }
}

final class DeadRows: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { title = "\(indexPath.row)" }
}

class Flow: UIViewController {
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
    view.addSubview(button)
  }

  func flow(didTap index: Int) {}
  func flow(didShow index: Int) {}

  @objc private func tapped(_ sender: UIButton) { flow(didTap: 1) }
}

final class Steps: Flow {
  override func flow(didShow index: Int) { title = "Page" }
  override func flow(didTap index: Int) { dismiss(animated: true) }
}
