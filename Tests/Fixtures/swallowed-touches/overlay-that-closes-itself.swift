import UIKit

// A list that is laid over the screen, and goes by a tap: that takes the taps of its rows.
final class ServerList: UIView, UITableViewDelegate {
  private let tableView = UITableView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    tableView.delegate = self
    addSubview(tableView)
    accessibilityViewIsModal = true
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close))) // expect: swallowed-touches
  }

  required init?(coder: NSCoder) { nil }

  @objc private func close() {
    UIView.animate(withDuration: 0.2, animations: { self.alpha = 0 }, completion: { _ in self.removeFromSuperview() })
  }

  override func accessibilityPerformEscape() -> Bool { close(); return true }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { close() }
}

// Its own function makes it and adds the tap.
final class SortingList: UIView, UITableViewDelegate {
  private let tableView = UITableView()

  static func show(in view: UIView) -> SortingList {
    let list = SortingList(frame: view.bounds)
    list.tableView.delegate = list
    list.addSubview(list.tableView)
    view.addSubview(list)
    list.accessibilityViewIsModal = true
    let tap = UITapGestureRecognizer(target: list, action: #selector(close))
    list.addGestureRecognizer(tap) // expect: swallowed-touches
    return list
  }

  @objc private func close() { removeFromSuperview() }
  override func accessibilityPerformEscape() -> Bool { close(); return true }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { close() }
}

// The tap lies behind the rows.
final class FilterList: UIView, UITableViewDelegate {
  private let tableView = UITableView()
  private let background = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    tableView.delegate = self
    addSubview(background)
    addSubview(tableView)
    accessibilityViewIsModal = true
    background.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
  }

  required init?(coder: NSCoder) { nil }

  @objc private func close() { removeFromSuperview() }
  override func accessibilityPerformEscape() -> Bool { close(); return true }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { close() }
}

// The tap takes another view away, and nothing else goes.
final class MessageList: UIView, UITableViewDelegate {
  private let tableView = UITableView()
  private let hint = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    tableView.delegate = self
    addSubview(tableView)
    addSubview(hint)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(hideHint)))
  }

  required init?(coder: NSCoder) { nil }

  @objc private func hideHint() { hint.removeFromSuperview() }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { hint.text = "\(indexPath.row)" }
}

final class RoomsController: UIViewController {
  func showServers() { view.addSubview(ServerList(frame: view.bounds)) }
  func showSorting() { _ = SortingList.show(in: view) }
  func showFilters() { view.addSubview(FilterList(frame: view.bounds)) }
  func showMessages() { view.addSubview(MessageList(frame: view.bounds)) }
}
