// A colour and a name for tests are no way out; views of its own may be, and what only looks for places.
import UIKit

final class SyncController: UIViewController {
  func report() { present(makeAlert(), animated: true) }

  private func makeAlert() -> UIAlertController {
    let alert = UIAlertController(title: "Sync failed", message: nil, preferredStyle: .alert) // expect: alert-without-actions
    alert.view.tintColor = .red
    alert.view.layer.cornerRadius = 8
    alert.view?.accessibilityIdentifier = "failed"
    return alert
  }

  func wait(_ bar: UIProgressView) {
    let alert = UIAlertController(title: "Syncing", message: "\n", preferredStyle: .alert)
    alert.view.tintColor = .red
    alert.view.addSubview(bar)
    bar.leadingAnchor.constraint(equalTo: alert.view.leadingAnchor).isActive = true
    present(alert, animated: true)
  }

  func waitTapped(_ tap: UITapGestureRecognizer) {
    let alert = UIAlertController(title: "Syncing", message: "\n", preferredStyle: .alert)
    alert.view.gestureRecognizers = [tap]
    present(alert, animated: true)
  }
}
