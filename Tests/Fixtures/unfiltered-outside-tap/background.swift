// The dimmed background is the view that the card lies on.
import UIKit

final class OfferController: UIViewController {
  private let card = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.black.withAlphaComponent(0.4)
    view.addSubview(card)
    let tap = UITapGestureRecognizer(target: self, action: #selector(backgroundTapped))
    view.addGestureRecognizer(tap)
  }

  @objc private func backgroundTapped() { presentingViewController?.dismiss(animated: true) } // expect: unfiltered-outside-tap
}
