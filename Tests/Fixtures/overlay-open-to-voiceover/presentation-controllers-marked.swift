// clean
// Marked by itself, by the base class, by its animator; and one that lets touches through.
import UIKit

class DimmingPresentationController: UIPresentationController {
  let dimming = UIView()

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    dimming.backgroundColor = UIColor.black.withAlphaComponent(0.4)
    containerView?.accessibilityViewIsModal = true
  }
}

final class DrawerPresentationController: DimmingPresentationController {}

final class PassThroughView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

final class PalettePresentationController: UIPresentationController {
  private let layer = PassThroughView()

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    layer.backgroundColor = UIColor.black.withAlphaComponent(0.1)
    containerView?.addSubview(layer)
  }
}

final class Transitions: NSObject, UIViewControllerTransitioningDelegate {
  let isPalette = true

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    isPalette
      ? PalettePresentationController(presentedViewController: presented, presenting: presenting)
      : DrawerPresentationController(presentedViewController: presented, presenting: presenting)
  }
}
