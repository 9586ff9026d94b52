// Each way to start makes a coordinator of its own kind, and one helper sets who hears of it and presents: said once, where the helper presents.
import PairingKit
import UIKit

@objc protocol PairingBridgeDelegate {
  func pairingBridgeDidCancel(_ bridge: PairingBridge)
  func pairingBridgeDidFinish(_ bridge: PairingBridge)
}

protocol PairingCoordinatorDelegate: AnyObject {
  func pairingCoordinatorDidCancel(_ coordinator: PairingCoordinator)
  func pairingCoordinatorDidFinish(_ coordinator: PairingCoordinator, name: String)
}

final class PairingBridge: NSObject {
  weak var delegate: PairingBridgeDelegate?
  private var coordinator: PairingCoordinator?

  var isPresenting: Bool { coordinator != nil }

  func present(deviceFrom controller: UIViewController) {
    show(coordinator: PairingCoordinator(page: PairingKit.devicePage()), from: controller)
  }

  func present(from controller: UIViewController) {
    let coordinator = PairingCoordinator(page: PairingKit.accountPage())
    show(coordinator: coordinator, from: controller)
  }

  private func show(coordinator pairing: PairingCoordinator, from controller: UIViewController) {
    pairing.delegate = self
    let screen = pairing.toPresentable()
    screen.modalPresentationStyle = .formSheet
    // expect: skipped-swipe-cleanup
    controller.present(screen, animated: true)
    coordinator = pairing
  }
}

extension PairingBridge: PairingCoordinatorDelegate {
  func pairingCoordinatorDidCancel(_ coordinator: PairingCoordinator) {
    delegate?.pairingBridgeDidCancel(self)
  }

  func pairingCoordinatorDidFinish(_ coordinator: PairingCoordinator, name: String) {
    delegate?.pairingBridgeDidFinish(self)
  }
}

final class PairingCoordinator {
  weak var delegate: PairingCoordinatorDelegate?
  private let page: UIViewController

  init(page: UIViewController) { self.page = page }

  func toPresentable() -> UIViewController { page }

  func closeTapped() { delegate?.pairingCoordinatorDidCancel(self) }
  func finish(_ name: String) { delegate?.pairingCoordinatorDidFinish(self, name: name) }
}
