// clean
// The tap is placed on a view behind the card, which no tap on the card reaches.
import UIKit

final class OfferController: UIViewController {
  @IBOutlet private var shade: UIView!
  @IBOutlet private var card: UIStackView!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.black.withAlphaComponent(0.4)
  }

  @IBAction private func backgroundTapped(_ sender: Any) { presentingViewController?.dismiss(animated: true) }
}
