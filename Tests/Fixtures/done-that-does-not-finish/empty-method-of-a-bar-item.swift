// The item is wired, its method has no body yet.
import UIKit

final class FilterController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Filter"
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancelTapped))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(doneTapped)) // expect: done-that-does-not-finish
  }

  @objc private func cancelTapped() { dismiss(animated: true) }

  @objc private func doneTapped() {
  }
}

final class ListController: UIViewController {
  @objc func filterTapped() {
    present(UINavigationController(rootViewController: FilterController()), animated: true)
  }
}
