// The helper of another file, on a screen with rows and on one without.
import UIKit

final class MembersController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  @IBOutlet private var tableView: UITableView!

  override func viewDidLoad() {
    super.viewDidLoad()
    hideKeyboardOnTap() // expect: swallowed-touches
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { title = "Chosen" }
}

final class NameController: UIViewController {
  private let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    hideKeyboardOnTap()
  }
}
