// A bridge keeps its coordinator and tells its own delegate, which stands in Objective-C, by the Close alone.
import UIKit

@objc protocol HistoryBridgeDelegate {
  func historyBridgeDidClose(_ bridge: HistoryBridge)
}

protocol HistoryCoordinatorDelegate: AnyObject {
  func historyCoordinatorDidClose(_ coordinator: HistoryCoordinator)
}

final class HistoryBridge: NSObject, HistoryCoordinatorDelegate {
  weak var delegate: HistoryBridgeDelegate?
  private var coordinator: HistoryCoordinator?

  var isPresenting: Bool { coordinator != nil }

  func present(from controller: UIViewController) {
    let coordinator = HistoryCoordinator()
    coordinator.delegate = self
    let screen = coordinator.toPresentable()
    screen.modalPresentationStyle = .formSheet
    controller.present(screen, animated: true) // expect: skipped-swipe-cleanup
    self.coordinator = coordinator
  }

  func dismiss() {
    coordinator?.toPresentable().dismiss(animated: true) { self.coordinator = nil }
  }

  func historyCoordinatorDidClose(_ coordinator: HistoryCoordinator) {
    delegate?.historyBridgeDidClose(self)
  }
}

final class HistoryCoordinator {
  weak var delegate: HistoryCoordinatorDelegate?
  private let navigation = UINavigationController()

  func toPresentable() -> UIViewController { navigation }

  func closeTapped() { delegate?.historyCoordinatorDidClose(self) }
}
