// Another file of the class gives its card a tap that keeps taps inside from closing.
// clean
import UIKit

final class CardController: UIViewController {
  let card = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
    absorbTaps()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tappedOutside)))
  }

  @objc private func tappedOutside() { dismiss(animated: true) }
}
