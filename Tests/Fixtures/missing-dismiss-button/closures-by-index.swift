// Closures that a page runs out of an array, a table or tuples: which one it is nobody can tell, so the page is unseen.
import UIKit

final class Entrance: UIViewController {
  @objc func first() { cover(ArrayPage(actions: [{ [weak self] in self?.dismiss(animated: true) }])) }
  @objc func second() { cover(TablePage(actions: ["close": { [weak self] in self?.dismiss(animated: true) }])) }
  @objc func third() { cover(TuplePage(rows: [("Help", {}), ("Close", { [weak self] in self?.dismiss(animated: true) })])) }
  @objc func fourth() { cover(LabelledPage(sections: [[(title: "Close", run: { [weak self] in self?.dismiss(animated: true) })]])) }
  @objc func fifth() { cover(PlainPage(rows: ["Help"])) } // expect: missing-dismiss-button

  private func cover(_ page: UIViewController) {
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true)
  }
}

class ButtonPage: UIViewController {
  override func viewDidLoad() {
    for number in 0..<3 {
      let button = UIButton(type: .system)
      button.tag = number
      button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
      view.addSubview(button)
    }
  }

  @objc func tapped(_ sender: UIButton) {}
}

final class ArrayPage: ButtonPage {
  private let actions: [() -> Void]

  init(actions: [() -> Void]) {
    self.actions = actions
    super.init(nibName: nil, bundle: nil)
  }

  override func tapped(_ sender: UIButton) {
    actions[sender.tag]()
  }
}

final class TablePage: ButtonPage {
  private let actions: [String: () -> Void]

  init(actions: [String: () -> Void]) {
    self.actions = actions
    super.init(nibName: nil, bundle: nil)
  }

  override func tapped(_ sender: UIButton) {
    actions["close"]?()
  }
}

final class TuplePage: ButtonPage {
  private let rows: [(String, () -> Void)]

  init(rows: [(String, () -> Void)]) {
    self.rows = rows
    super.init(nibName: nil, bundle: nil)
  }

  override func tapped(_ sender: UIButton) {
    rows[sender.tag].1()
  }
}

final class LabelledPage: ButtonPage {
  private let sections: [[(title: String, run: () -> Void)]]

  init(sections: [[(title: String, run: () -> Void)]]) {
    self.sections = sections
    super.init(nibName: nil, bundle: nil)
  }

  override func tapped(_ sender: UIButton) {
    let row = sections[0][sender.tag]
    row.run()
  }
}

final class PlainPage: ButtonPage {
  private let rows: [String]

  init(rows: [String]) {
    self.rows = rows
    super.init(nibName: nil, bundle: nil)
  }

  override func tapped(_ sender: UIButton) {
    print(rows[sender.tag])
  }
}

// The local in `LabelledPage` has the name of what holds a tuple here.
final class RowPage: ButtonPage {
  private let row: (title: String, run: () -> Void)

  init(row: (title: String, run: () -> Void)) {
    self.row = row
    super.init(nibName: nil, bundle: nil)
  }

  override func tapped(_ sender: UIButton) { row.run() }
}

enum Step {
  case leave(() -> Void)
  case stay
}

final class StepPage: ButtonPage {
  private let step: Step

  init(step: Step) {
    self.step = step
    super.init(nibName: nil, bundle: nil)
  }

  override func tapped(_ sender: UIButton) {
    if case .leave(let run) = step { run() }
  }
}

final class LastPage: ButtonPage {
  private var actions: [() -> Void]

  init(actions: [() -> Void]) {
    self.actions = actions
    super.init(nibName: nil, bundle: nil)
  }

  override func tapped(_ sender: UIButton) { sender.tag == 0 ? actions.last?() : actions.popLast()?() }
}

final class CountedPage: ButtonPage {
  private let actions: [() -> Void]

  init(actions: [() -> Void]) {
    self.actions = actions
    super.init(nibName: nil, bundle: nil)
  }

  override func tapped(_ sender: UIButton) {
    for (place, action) in actions.enumerated() where place == sender.tag { action() }
  }
}

final class Exit: UIViewController {
  @objc func first() { cover(StepPage(step: .leave { [weak self] in self?.dismiss(animated: true) })) }
  @objc func second() { cover(LastPage(actions: [{ [weak self] in self?.dismiss(animated: true) }])) }
  @objc func third() { cover(CountedPage(actions: [{ [weak self] in self?.dismiss(animated: true) }])) }

  private func cover(_ page: UIViewController) {
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true)
  }
}
