// Kept in an extension, further on than where it is removed under a third name.
// clean
import UIKit

final class CardTransition: NSObject {
  var outsideTap: UITapGestureRecognizer? {
    didSet { outsideTap?.delegate = self }
  }
  var card: UIViewController?

  func clear() {
    if let old = outsideTap {
      UIApplication.shared.keyWindow?.removeGestureRecognizer(old)
    }
  }

  @objc func tappedOutside(_ tap: UITapGestureRecognizer) {
    clear()
    card?.dismiss(animated: true)
  }
}

extension CardTransition: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    card = presented
    let tap = UITapGestureRecognizer(target: self, action: #selector(CardTransition.tappedOutside(_:)))
    UIApplication.shared.keyWindow?.addGestureRecognizer(tap)
    self.outsideTap = tap
    return nil
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    clear()
    return nil
  }
}

extension CardTransition: UIGestureRecognizerDelegate {
  func gestureRecognizer(_ tap: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    !(card?.view.point(inside: touch.location(in: card?.view), with: nil) ?? false)
  }
}
