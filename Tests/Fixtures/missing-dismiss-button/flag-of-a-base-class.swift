// A base class adds its Close by a flag that is the same for good, unless the class that is shown says another.
import UIKit

class PaneController: UIViewController {
  var showsClose: Bool { false }
  var canLeave: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    if showsClose {
      navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(leave))
    }
  }

  func addDone() {
    guard canLeave else { return }
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(leave))
  }

  @objc func leave() { dismiss(animated: true) }
}

final class BareController: PaneController {
  override var canLeave: Bool { false }
}

final class ClosingController: PaneController {
  override var showsClose: Bool { true }
  override var canLeave: Bool { false }
}

final class AskingController: PaneController {
  override var canLeave: Bool { false }
  override var showsClose: Bool { presentingViewController != nil }
}

final class DoneController: PaneController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addDone()
  }
}

final class WallController: UIViewController {
  func bare() { present(UINavigationController(rootViewController: BareController()), animated: true) } // expect: missing-dismiss-button
  func closing() { present(UINavigationController(rootViewController: ClosingController()), animated: true) }
  func asking() { present(UINavigationController(rootViewController: AskingController()), animated: true) }
  func done() { present(UINavigationController(rootViewController: DoneController()), animated: true) }
}
