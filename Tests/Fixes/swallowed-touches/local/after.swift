import UIKit

final class SearchController: UIViewController, UITableViewDelegate {
  @IBOutlet private var tableView: UITableView!

  override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer(target: self, action: #selector(endTyping))
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
  }

  @objc private func endTyping() { view.endEditing(true) }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { title = "Chosen" }
}
