// A list that takes no choice has nothing for a tap to reach.
import UIKit

class ListController: UIViewController, UITableViewDelegate {
  @objc func endTyping() { view.endEditing(true) }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { print(indexPath) }
}

final class ReadingList: ListController {
  private let list = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
    list.delegate = self
    list.allowsSelection = false
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(endTyping)))
  }
}

final class ChoosingList: ListController {
  private let list = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list)
    list.delegate = self
    list.allowsSelection = true
    // expect: swallowed-touches
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(endTyping)))
  }
}
