// The configuration comes from a package, and the page knows its range.
import SwipeDown
import UIKit

final class GalleryController: UIViewController {
  private static let far: CGFloat = 1

  func show(_ photo: UIViewController) {
    let settings = SwipeDownConfiguration( // expect: swipe-threshold-out-of-range
      isSticky: true, shouldViewFade: true, animationDuration: 0.2, minimumVelocityToDismiss: 900,
      minimumScreenPercentageOffsetToDismiss: Self.far
    ) { status in
      if status == .completed { photo.dismiss(animated: false) }
    }
    photo.addSwipeDownToDismiss(with: settings)
  }
}
