// A list that is sent before it is emptied.
// clean
import UIKit

final class Shelf: UIViewController {
  @objc func open() { present(UINavigationController(rootViewController: Switches()), animated: true) }
}

final class Switches: UITableViewController {
  private var changed: Set<String> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(close))
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if !changed.isEmpty {
      Uploads.shared.upload(Array(changed))
      changed.removeAll()
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    changed.insert("row \(indexPath.row)")
  }

  @objc private func close() { dismiss(animated: true) }
}

final class Uploads {
  static let shared = Uploads()
  func upload(_ names: [String]) { print(names) }
}
