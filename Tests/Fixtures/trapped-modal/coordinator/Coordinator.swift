// The exit lies three types away: button, closure, coordinator, presenter.
// clean
import UIKit

final class TripCoordinator {
  private let root: UIViewController
  init(root: UIViewController) { self.root = root }

  func start() {
    let trip = TripController()
    trip.modalPresentationStyle = .fullScreen
    trip.onFinish = { [weak self] in self?.stop() }
    root.present(trip, animated: true)
  }

  private func stop() {
    root.presentedViewController?.dismiss(animated: true)
  }
}
