// What rows do is kept in a property's array, dictionary or tuples; which row closes is said by a closure among them.
import UIKit

struct Row {
  var name: String
  var run: () -> Void
}

final class PlayMenuController: UITableViewController {
  private lazy var rows: [Row] = [
    Row(name: "Sound") { [weak self] in self?.title = "Sound" },
    Row(name: "Leave") { [weak self] in self?.dismiss(animated: true) },
  ]

  override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) { rows[path.row].run() }
}

final class PauseMenuController: UITableViewController {
  private var rows: [Row] { [Row(name: "Leave", run: { [weak self] in self?.dismiss(animated: true) })] }

  override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) { rows[path.row].run() }
}

final class LevelController: UIViewController {
  private lazy var choices: [(String, () -> Void)] = [("Leave", { [weak self] in self?.dismiss(animated: true) }), ("Skip", {})]
  private lazy var byTag: [Int: () -> Void] = [1: { [weak self] in self?.dismiss(animated: true) }]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Level"
    for (name, choice) in choices { view.addSubview(UIButton(primaryAction: UIAction(title: name) { _ in choice() })) }
  }
}

final class DeadEndController: UITableViewController {
  private lazy var rows: [Row] = [Row(name: "Sound") { [weak self] in self?.title = "Sound" }]

  override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) { rows[path.row].run() }
}

final class GameController: UIViewController {
  @objc func play() { cover(PlayMenuController()) }
  @objc func pause() { cover(PauseMenuController()) }
  @objc func level() { cover(LevelController()) }

  @objc func stop() {
    let end = DeadEndController()
    end.modalPresentationStyle = .fullScreen
    // A closure out of a list may be any: that those of its own list lead nowhere is not put together.
    // todo-expect: trapped-modal
    // expect: missing-dismiss-button
    present(end, animated: true)
  }

  private func cover(_ menu: UIViewController) {
    menu.modalPresentationStyle = .fullScreen
    present(menu, animated: true)
  }
}
