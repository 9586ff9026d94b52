// The helper asks what is up, and waits for it; or whoever calls it does.
import UIKit

final class QueueController: UIViewController {
  func next() {
    dismiss(animated: true)
    show("Next")
  }

  func skip() {
    dismiss(animated: true)
    guard presentedViewController == nil else { return }
    tell("Skipped")
  }

  func hurry() {
    dismiss(animated: true)
    guard isViewLoaded else { return }
    tell("Hurried")  // expect: presenting-during-dismissal
  }

  private func tell(_ title: String) {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
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
