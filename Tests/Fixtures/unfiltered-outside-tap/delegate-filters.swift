// The delegate keeps the taps inside away.
// clean
import UIKit

final class OfferController: UIViewController, UIGestureRecognizerDelegate {
  private let card = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer(target: self, action: #selector(backgroundTapped))
    tap.delegate = self
    view.addGestureRecognizer(tap)
  }

  func gestureRecognizer(_ gesture: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    touch.view?.isDescendant(of: card) == false
  }

  @objc private func backgroundTapped() { dismiss(animated: true) }
}
