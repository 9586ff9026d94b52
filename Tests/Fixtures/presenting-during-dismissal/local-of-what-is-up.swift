// What is up is dismissed by a name of its own.
import UIKit

final class SignalController: UIViewController {
  func failed() {
    if let shown = presentedViewController {
      shown.dismiss(animated: true)
    }
    present(UIAlertController(title: "Failed", message: nil, preferredStyle: .alert), animated: true) // expect: presenting-during-dismissal
  }

  func lost() {
    let top = view.window?.rootViewController?.presentedViewController
    top?.dismiss(animated: true)
    present(UIAlertController(title: "Lost", message: nil, preferredStyle: .alert), animated: true) // expect: presenting-during-dismissal
  }

  func found() {
    if let shown = presentedViewController {
      shown.dismiss(animated: true) { self.present(UIAlertController(title: "Found", message: nil, preferredStyle: .alert), animated: true) }
    }
  }

  func rung() {
    let bell = Bell.loudest
    bell?.dismiss(animated: true)
    present(UIAlertController(title: "Rung", message: nil, preferredStyle: .alert), animated: true)
  }
}

final class Bell {
  static var loudest: Bell?
  func dismiss(animated: Bool) {}
}
