// What is taken down is set up again by the superclass, which is called.
// clean
import UIKit

final class Harbour: UIViewController {
  @objc func choose() {
    present(UINavigationController(rootViewController: TidePicker()), animated: true)
  }
}

class TideList: UITableViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(self, selector: #selector(refresh), name: .init("TidesChanged"), object: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    NotificationCenter.default.removeObserver(self)
  }

  @objc func refresh() { tableView.reloadData() }
}

final class TidePicker: TideList {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationItem.prompt = "Pick one"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .close, target: self, action: #selector(close))
  }

  @objc private func close() { dismiss(animated: true) }
}

