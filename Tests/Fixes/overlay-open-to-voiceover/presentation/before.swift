import UIKit

final class CardPresentationController: UIPresentationController {
  private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    containerView?.addSubview(blur)
  }
}

func makeCard(_ presented: UIViewController) -> UIPresentationController {
  CardPresentationController(presentedViewController: presented, presenting: nil)
}
