// The tap is placed on the view that the card lies on.
import UIKit

final class OfferController: UIViewController {
  @IBOutlet private var card: UIStackView!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.black.withAlphaComponent(0.4)
  }

  @IBAction private func backgroundTapped(_ sender: Any) { presentingViewController?.dismiss(animated: true) } // expect: unfiltered-outside-tap
}
