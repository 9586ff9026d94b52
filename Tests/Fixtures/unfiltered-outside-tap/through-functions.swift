// The handler closes by way of another function.
import UIKit

protocol CardDelegate: AnyObject { func cardClosed() }

final class CardController: UIViewController, UIGestureRecognizerDelegate {
  weak var delegate: CardDelegate?
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

  @objc private func tapped() { done() } // expect: unfiltered-outside-tap

  private func done() {
    delegate?.cardClosed()
    dismiss(animated: true)
  }
}
