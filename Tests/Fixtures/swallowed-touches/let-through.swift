// Touches are let through: at once, where it is made, or by the class.
// clean
import UIKit

final class PassingTap: UITapGestureRecognizer {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    cancelsTouchesInView = false
  }
}

final class ContactsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let tableView = UITableView()
  private lazy var closing: UITapGestureRecognizer = {
    let tap = UITapGestureRecognizer(target: self, action: #selector(close))
    tap.cancelsTouchesInView = false
    return tap
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer(target: self, action: #selector(endTyping))
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(closing)
    view.addGestureRecognizer(PassingTap(target: self, action: #selector(endTyping)))
  }

  @objc private func endTyping() { view.endEditing(true) }
  @objc private func close() { dismiss(animated: true) }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { title = "Chosen" }
}
