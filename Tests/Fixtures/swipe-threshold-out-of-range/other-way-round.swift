// The lower bound is asked first, and the number is negative.
import UIKit

final class PullController: UIViewController {
  private var share: CGFloat = 0

  func setSwipeShare(_ swipeShare: CGFloat) {
    share = max(0.1, min(swipeShare, 0.8))
  }
}

func prepare(_ controller: PullController) {
  controller.setSwipeShare(-0.5) // expect: swipe-threshold-out-of-range
  controller.setSwipeShare(0.8)
}
