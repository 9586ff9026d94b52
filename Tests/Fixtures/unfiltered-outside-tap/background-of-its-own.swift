// The background is a view behind the card.
// clean
import UIKit

final class OfferController: UIViewController {
  private let backgroundView = UIView()
  private let card = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(backgroundView)
    view.addSubview(card)
    backgroundView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(backgroundTapped)))
  }

  @objc private func backgroundTapped() { dismiss(animated: true) }
}
