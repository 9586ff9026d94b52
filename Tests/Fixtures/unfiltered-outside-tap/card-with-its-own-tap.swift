// The card takes the taps on it with a recogniser that does nothing.
// clean
import UIKit

final class OfferController: UIViewController {
  private let card = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(backgroundTapped)))
    card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(cardTapped)))
  }

  @objc private func backgroundTapped() { dismiss(animated: true) }
  @objc private func cardTapped() {}
}
