// UIKit's bar around a table; its rows have texts, it has none.
import UIKit

final class SortController: UITableViewController {
  private let orders = ["Name", "Date"]

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { orders.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = orders[indexPath.row]
    return cell
  }
}

final class FilesController: UIViewController {
  func sort() {
    present(UINavigationController(rootViewController: SortController()), animated: true) // expect: untitled-modal
  }
}
