// On a header, which holds no rows.
// clean
import UIKit

final class ContactsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let tableView = UITableView()
  private let header = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    header.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(endTyping)))
  }

  @objc private func endTyping() { view.endEditing(true) }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { title = "Chosen" }
}
