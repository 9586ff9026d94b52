// A `switch` makes a controller for each case, and an `if` over the same value presents only what one of them made; without
// the `if` all of them are presented.
import UIKit

final class Catalogue: UITableViewController {
  private enum Part: CaseIterable { case card, chart, list }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let next: UIViewController
    let part = Part.allCases[indexPath.section]
    switch part {
    case .card, .chart: next = Stack()
    case .list: next = listWithDone()
    }
    if part == .list {
      present(next, animated: true)
    } else {
      navigationController?.pushViewController(next, animated: true)
    }
  }

  override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    let next: UIViewController
    let part = Part.allCases[indexPath.section]
    switch part {
    case .card, .chart: next = Stack()
    case .list: next = listWithDone()
    }
    present(next, animated: true) // expect: missing-dismiss-button
  }

  private func listWithDone() -> UIViewController {
    let list = Days()
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(close))
    return UINavigationController(rootViewController: list)
  }

  @objc private func close() { dismiss(animated: true) }
}

final class Stack: UIViewController {}
final class Days: UIViewController {}
