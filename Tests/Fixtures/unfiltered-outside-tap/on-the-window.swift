// On the window, with the state asked and not the place.
import UIKit

final class MemoController: UIViewController, UIGestureRecognizerDelegate {
  private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped))

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tap.cancelsTouchesInView = false
    tap.delegate = self
    view.window?.addGestureRecognizer(tap)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tap.view?.removeGestureRecognizer(tap)
  }

  func gestureRecognizer(_ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool { true }

  @objc private func tapped(_ tap: UITapGestureRecognizer) { // expect: unfiltered-outside-tap
    if tap.state == .ended { dismiss(animated: true) }
  }
}
