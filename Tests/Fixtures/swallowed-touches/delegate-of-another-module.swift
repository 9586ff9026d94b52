// The delegate's superclass is another module's and may answer; one of UIKit's does not.
import FormKit
import UIKit

final class ListController: UIViewController, UITableViewDelegate {
  private let tableView = UITableView()
  private let filter = RowFilter()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.delegate = self
    let tap = UITapGestureRecognizer(target: self, action: #selector(endTyping))
    tap.delegate = filter
    view.addGestureRecognizer(tap)
  }

  @objc private func endTyping() { view.endEditing(true) }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { title = "Chosen" }
}

final class RowFilter: FKTouchFilter {}

final class SilentController: UIViewController, UITableViewDelegate {
  private let tableView = UITableView()
  private let filter = NoFilter()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.delegate = self
    let tap = UITapGestureRecognizer(target: self, action: #selector(endTyping))
    tap.delegate = filter
    view.addGestureRecognizer(tap) // expect: swallowed-touches
  }

  @objc private func endTyping() { view.endEditing(true) }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { title = "Chosen" }
}

final class NoFilter: NSObject, UIGestureRecognizerDelegate {}
