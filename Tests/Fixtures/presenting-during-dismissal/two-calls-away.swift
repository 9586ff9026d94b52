// The dismissal begins two calls away, in the same file; where the function between waits, or leaves before something is up, nothing comes
// too soon.
import UIKit

final class Card: UIViewController {
  private func shutAll() { shut() }
  private func shut() { presentingViewController?.dismiss(animated: true) }

  @objc func leave() {
    shutAll()
    presentingViewController?.present(UIImagePickerController(), animated: true) // expect: presenting-during-dismissal
  }
}

final class Slip: UIViewController {
  private func shutAll(then next: @escaping () -> Void) { shut(then: next) }
  private func shut(then next: @escaping () -> Void) { presentingViewController?.dismiss(animated: true, completion: next) }

  @objc func leave() {
    let host = presentingViewController
    shutAll { host?.present(UIImagePickerController(), animated: true) }
  }

  private func fadeAll() { fade() }
  private func fade() { presentingViewController?.dismiss(animated: false) }

  @objc func drop() {
    fadeAll()
    presentingViewController?.present(UIImagePickerController(), animated: true)
  }
}
