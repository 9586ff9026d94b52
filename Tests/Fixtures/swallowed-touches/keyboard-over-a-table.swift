// Hides the keyboard, and takes the taps of the rows.
import UIKit

final class ContactsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let searchField = UITextField()
  private lazy var tableView: UITableView = {
    let table = UITableView()
    table.dataSource = self
    table.delegate = self
    return table
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    let tap = UITapGestureRecognizer(target: self, action: #selector(hideKeyboard))
    view.addGestureRecognizer(tap) // expect: swallowed-touches
  }

  @objc private func hideKeyboard() { searchField.resignFirstResponder() }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { title = "Chosen" }
}
