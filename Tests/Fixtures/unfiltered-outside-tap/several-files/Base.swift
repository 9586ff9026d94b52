// A base class hangs the tap on the window for all its sheets.
import UIKit

class OutsideClosingController: UIViewController, UIGestureRecognizerDelegate {
  private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tappedSomewhere))

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tap.delegate = self
    UIApplication.shared.frontWindow?.addGestureRecognizer(tap)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tap.view?.removeGestureRecognizer(tap)
  }

  func gestureRecognizer(_ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool { true }

  @objc private func tappedSomewhere() { close() } // expect: unfiltered-outside-tap

  func close() { dismiss(animated: true) }
}
