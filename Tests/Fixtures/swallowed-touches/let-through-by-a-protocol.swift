// A protocol that all recognisers conform to lets touches through, and so does a helper that sets a property by its path.
import UIKit

protocol Gentle {}

extension UIGestureRecognizer: Gentle {}

extension Gentle where Self: UIGestureRecognizer {
  func letThrough() { cancelsTouchesInView = false }
  func set<Value>(_ path: ReferenceWritableKeyPath<Self, Value>, to value: Value) { self[keyPath: path] = value }
}

class Rows: UITableViewController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { print(indexPath) }
  @objc func endTyping() { view.endEditing(true) }
}

final class FirstRows: Rows {
  override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer(target: self, action: #selector(endTyping))
    tap.letThrough()
    view.addGestureRecognizer(tap)
  }
}

final class SecondRows: Rows {
  override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer(target: self, action: #selector(endTyping))
    tap.set(\.cancelsTouchesInView, to: false)
    view.addGestureRecognizer(tap)
  }
}

final class ThirdRows: Rows {
  override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer(target: self, action: #selector(endTyping))
    // expect: swallowed-touches
    view.addGestureRecognizer(tap)
  }
}
