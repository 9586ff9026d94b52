import UIKit

final class CardPresentationController: UIPresentationController { // expect: overlay-open-to-voiceover
  private let dimming = UIView()

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.4)
    containerView?.addSubview(dimming)
  }
}

final class CardTransition: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    CardPresentationController(presentedViewController: presented, presenting: presenting)
  }
}
