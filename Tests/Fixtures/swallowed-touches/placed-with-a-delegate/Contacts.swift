// clean
// A list whose keyboard goes by a tap that the storyboard places on the screen.
import UIKit

final class ContactsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  @IBOutlet private var searchField: UITextField!
  @IBOutlet private var tableView: UITableView!

  @IBAction private func hideKeyboard(_ sender: UITapGestureRecognizer) { searchField.resignFirstResponder() }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { title = "Chosen" }
}

extension ContactsController: UIGestureRecognizerDelegate {
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    !(touch.view?.isDescendant(of: tableView) ?? false)
  }
}
