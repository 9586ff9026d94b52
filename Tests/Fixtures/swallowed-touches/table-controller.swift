// A table controller whose own view is the table; UIKit's method is the handler.
import UIKit

final class EditController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing))) // expect: swallowed-touches
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { title = "Chosen" }
}
