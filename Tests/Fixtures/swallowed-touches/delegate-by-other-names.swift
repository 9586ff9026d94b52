// The delegate is assigned by none of the recogniser's names: in a list, by a helper, among all that a view has.
import UIKit

class RowsController: UIViewController, UITableViewDelegate, UIGestureRecognizerDelegate {
  let tableView = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.delegate = self
    view.addSubview(tableView)
  }

  @objc func endTyping() { view.endEditing(true) }

  func gestureRecognizer(_ gesture: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    touch.view?.isDescendant(of: tableView) != true
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { title = "Chosen" }
}

final class ListedController: RowsController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer(target: self, action: #selector(endTyping))
    let press = UILongPressGestureRecognizer(target: self, action: #selector(endTyping))
    [tap, press].forEach {
      $0.delegate = self
      view.addGestureRecognizer($0)
    }
  }
}

final class AllController: RowsController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(endTyping)))
    view.gestureRecognizers?.forEach { $0.delegate = self }
  }
}

final class FirstController: RowsController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(endTyping)))
    view.gestureRecognizers?.first?.delegate = self
  }
}

final class HelpedController: RowsController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer(target: self, action: #selector(endTyping))
    spareRows(tap)
    view.addGestureRecognizer(tap)
  }

  private func spareRows(_ gesture: UIGestureRecognizer) { gesture.delegate = self }
}

final class ThenController: RowsController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer(target: self, action: #selector(endTyping)).then { $0.delegate = self }
    view.addGestureRecognizer(tap)
  }
}

final class AskedController: RowsController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer(target: self, action: #selector(endTyping))
    tap.ask(self)
    view.addGestureRecognizer(tap)
  }
}

final class MadeController: RowsController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(endTyping), asking: self))
  }
}

extension UIGestureRecognizer {
  func ask(_ delegate: UIGestureRecognizerDelegate) { self.delegate = delegate }

  convenience init(target: Any, action: Selector, asking delegate: UIGestureRecognizerDelegate) {
    self.init(target: target, action: action)
    self.delegate = delegate
  }
}

// Others get the delegate.
final class OtherListController: RowsController {
  private let fields = [UITextField(), UITextField()]

  override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer(target: self, action: #selector(endTyping))
    let press = UILongPressGestureRecognizer(target: self, action: #selector(endTyping))
    fields.forEach { $0.delegate = nil }
    [press].forEach { $0.delegate = self }
    view.addGestureRecognizer(press)
    view.addGestureRecognizer(tap) // expect: swallowed-touches
  }
}

final class OtherHelpController: RowsController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer(target: self, action: #selector(endTyping))
    let press = UILongPressGestureRecognizer(target: self, action: #selector(endTyping))
    spareRows(press)
    press.ask(self)
    view.addGestureRecognizer(press)
    view.addGestureRecognizer(tap) // expect: swallowed-touches
  }

  private func spareRows(_ gesture: UIGestureRecognizer) { gesture.delegate = self }
}
