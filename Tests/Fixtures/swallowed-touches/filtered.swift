// A delegate decides which touches it may have.
// clean
import UIKit

final class ContactsController: UIViewController, UITableViewDataSource, UITableViewDelegate, UIGestureRecognizerDelegate {
  private let tableView = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer(target: self, action: #selector(endTyping))
    tap.delegate = self
    view.addGestureRecognizer(tap)
  }

  @objc private func endTyping() { view.endEditing(true) }

  func gestureRecognizer(_ gesture: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    !(touch.view?.isDescendant(of: tableView) ?? false)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { title = "Chosen" }
}
