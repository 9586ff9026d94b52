// The place is asked for in a function on the way.
// clean
import UIKit

final class MemoController: UIViewController, UIGestureRecognizerDelegate {
  private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped))

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tap.delegate = self
    view.window?.addGestureRecognizer(tap)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tap.view?.removeGestureRecognizer(tap)
  }

  func gestureRecognizer(_ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool { true }

  @objc private func tapped() {
    if isOutside(tap) { dismiss(animated: true) }
  }

  private func isOutside(_ tap: UITapGestureRecognizer) -> Bool {
    view.hitTest(tap.location(in: view), with: nil) == nil
  }
}
