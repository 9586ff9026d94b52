// A helper on the window takes them off, one by one.
// clean
import UIKit

final class CardController: UIViewController, UIGestureRecognizerDelegate {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
    tap.delegate = self
    view.window?.addGestureRecognizer(tap)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.window?.removeRecognizers(of: self)
  }

  @objc private func tapped() {}
}
