// A base class adds it; one of those below has rows.
import UIKit

class FormController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer(target: self, action: #selector(endTyping))
    view.addGestureRecognizer(tap) // expect: swallowed-touches
  }

  @objc private func endTyping() { view.endEditing(true) }
}

final class AddressController: FormController, UITableViewDataSource, UITableViewDelegate {
  private let tableView = UITableView()

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { title = "Chosen" }
}
