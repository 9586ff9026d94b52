// Who dismisses says so by an enum, or what was up was asked for before; a plain helper says nothing.
import UIKit

enum Closing { case begun, nothingUp }

final class GateController: UIViewController {
  private func closeWhatIsUp(then next: @escaping () -> Void) -> Closing {
    guard let shown = presentedViewController else { return .nothingUp }
    shown.dismiss(animated: true, completion: next)
    return .begun
  }

  func ask() {
    switch closeWhatIsUp(then: { self.tell() }) {
    case .begun: break
    case .nothingUp: tell()
    }
  }

  func look() {
    let shown = presentedViewController
    shown?.dismiss(animated: true)
    guard shown == nil else { return }
    tell()
  }

  func hurry() {
    let shown = presentedViewController
    shown?.dismiss(animated: true)
    guard isViewLoaded else { return }
    tell() // expect: presenting-during-dismissal
  }

  private func tell() { present(UIAlertController(title: "Gate", message: nil, preferredStyle: .alert), animated: true) }
}
