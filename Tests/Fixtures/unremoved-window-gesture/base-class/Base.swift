import UIKit

/// Takes off, on disappearing, what subclasses put on.
class ListeningController: UIViewController {
  var windowTap: UITapGestureRecognizer?

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    stopListening()
  }

  func stopListening() {
    guard let tap = windowTap else { return }
    tap.view?.removeGestureRecognizer(tap)
    windowTap = nil
  }
}
