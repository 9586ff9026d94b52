import UIKit

final class PhotoController: UIViewController {
  private let tableView = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    tableView.frame = view.bounds
    view.addSubview(tableView)
  }

  @objc private func close() { dismiss(animated: true) }
}
