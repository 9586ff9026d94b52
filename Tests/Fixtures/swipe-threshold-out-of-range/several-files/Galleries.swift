import UIKit

func slowly(_ done: @escaping () -> Void) -> SwipeDownConfiguration {
  // expect: swipe-threshold-out-of-range
  SwipeDownConfiguration(isSticky: true, minimumScreenPercentageOffsetToDismiss: Thresholds.percent) { status in
    if status == .completed { done() }
  }
}

func quickly(_ done: @escaping () -> Void) -> SwipeDownConfiguration {
  SwipeDownConfiguration(isSticky: false, minimumScreenPercentageOffsetToDismiss: Thresholds.share) { status in
    if status == .completed { done() }
  }
}
