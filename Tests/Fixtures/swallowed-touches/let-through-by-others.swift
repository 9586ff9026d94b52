// An initialiser or an extension of the project's lets the touches through; one of another module may; a class overrides the property.
import GestureTools
import UIKit

class FormController: UIViewController, UITableViewDelegate {
  let tableView = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.delegate = self
    view.addSubview(tableView)
  }

  @objc func endTyping() { view.endEditing(true) }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { title = "Chosen" }
}

final class InitController: FormController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(endTyping), cancels: false))
  }
}

final class CancellingController: FormController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(endTyping), quiet: ())) // expect: swallowed-touches
  }
}

final class OutsideInitController: FormController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(endTyping), letsThrough: true))
  }
}

final class ExtensionController: FormController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer(target: self, action: #selector(endTyping))
    tap.spareOthers()
    view.addGestureRecognizer(tap)
  }
}

final class OutsideController: FormController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer(target: self, action: #selector(endTyping))
    GestureStyle.keyboard.apply(to: tap)
    view.addGestureRecognizer(tap)
  }
}

final class SwitchedController: FormController {
  private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(endTyping))
  private let keyboard = KeyboardWatch()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(tap)
    keyboard.isShown.bind(to: tap.rx.isEnabled)
  }
}

final class ClassController: FormController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(QuietTap(target: self, action: #selector(endTyping)))
  }
}

final class PlainController: FormController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer(target: self, action: #selector(endTyping))
    tap.name = "typing"
    view.addGestureRecognizer(tap) // expect: swallowed-touches
  }
}

final class KeyboardWatch {
  let isShown = Signal(false)
}

class EagerTap: UITapGestureRecognizer {
  override var cancelsTouchesInView: Bool {
    get { false }
    set {}
  }
}

final class QuietTap: EagerTap {}

extension UITapGestureRecognizer {
  convenience init(target: Any?, action: Selector?, cancels: Bool) {
    self.init(target: target, action: action)
    cancelsTouchesInView = cancels
  }

  convenience init(target: Any?, action: Selector?, quiet: Void) {
    self.init(target: target, action: action)
    name = "quiet"
  }

  func spareOthers() {
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }
}
