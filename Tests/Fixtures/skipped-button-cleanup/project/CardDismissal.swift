// Only a swipe tells the board.
import UIKit

extension CardController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    delegate?.cardDidLeave(self)
  }
}
