// A property moves what is set into its range.
import UIKit

extension Comparable {
  func clamped(to range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) }
}

final class PullController: UIViewController {
  var dismissThreshold: CGFloat = 0.3 {
    didSet { dismissThreshold = dismissThreshold.clamped(to: 0...0.9) }
  }
}

func open(_ controller: PullController) {
  controller.dismissThreshold = 1.5 // expect: swipe-threshold-out-of-range
  controller.dismissThreshold = 0.5
}
