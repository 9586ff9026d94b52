// Rows of fields, which nobody chooses, and UIKit's own controls.
// clean
import UIKit

final class SignUpController: UIViewController, UITableViewDataSource {
  private let tableView = UITableView()
  private let send = UIButton(type: .system)
  private let note = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(endTyping)))
  }

  @objc private func endTyping() { view.endEditing(true) }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
