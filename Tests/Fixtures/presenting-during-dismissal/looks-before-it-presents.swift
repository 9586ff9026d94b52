// The helper asks what is up, and waits for it.
// clean
import UIKit

final class QueueController: UIViewController {
  func next() {
    dismiss(animated: true)
    show("Next")
  }

  private func show(_ title: String) {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    if let shown = presentedViewController, shown.isBeingDismissed {
      shown.transitionCoordinator?.animate(alongsideTransition: nil) { _ in self.present(alert, animated: true) }
    } else {
      present(alert, animated: true)
    }
  }
}
