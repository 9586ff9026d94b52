// Whoever presents is told of swipes as well, and does the same.
// clean
import UIKit

@objc protocol StickerBridgeDelegate {
  func stickerBridgeDidClose(_ bridge: StickerBridge)
}

protocol StickerFlowDelegate: AnyObject {
  func stickerFlowDidClose(_ flow: StickerFlow)
}

final class StickerBridge: NSObject, StickerFlowDelegate, UIAdaptivePresentationControllerDelegate {
  weak var delegate: StickerBridgeDelegate?
  private var flow: StickerFlow?

  var isPresenting: Bool { flow != nil }

  func present(from controller: UIViewController) {
    let flow = StickerFlow()
    flow.delegate = self
    let screen = flow.toPresentable()
    screen.presentationController?.delegate = self
    controller.present(screen, animated: true)
    self.flow = flow
  }

  func stickerFlowDidClose(_ flow: StickerFlow) { delegate?.stickerBridgeDidClose(self) }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    delegate?.stickerBridgeDidClose(self)
  }
}

final class StickerFlow {
  weak var delegate: StickerFlowDelegate?
  private let navigation = UINavigationController()
  func toPresentable() -> UIViewController { navigation }
  func closeTapped() { delegate?.stickerFlowDidClose(self) }
}
