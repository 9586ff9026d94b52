// Only while there is a keyboard: the first tap is meant to hide it.
// clean
import UIKit

final class ContactsController: UIViewController, UITableViewDataSource, UITableViewDelegate, UITextFieldDelegate {
  private let tableView = UITableView()
  private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(endTyping))
  private lazy var second = UITapGestureRecognizer(target: self, action: #selector(endTyping))

  override func viewDidLoad() {
    super.viewDidLoad()
    second.isEnabled = false
    view.addGestureRecognizer(second)
  }

  func textFieldDidBeginEditing(_ field: UITextField) {
    view.addGestureRecognizer(tap)
    second.isEnabled = true
  }

  func textFieldDidEndEditing(_ field: UITextField) {
    view.removeGestureRecognizer(tap)
    second.isEnabled = false
  }

  @objc private func endTyping() { view.endEditing(true) }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { title = "Chosen" }
}
