// The share of the height is moved into its range without a word.
import UIKit

struct PullSettings {
  let isSticky: Bool
  let share: CGFloat

  init(isSticky: Bool = true, dismissShare: CGFloat = 0.3) {
    self.isSticky = isSticky
    share = min(max(0, dismissShare), 0.9)
  }
}

enum Pulls {
  static let photo = PullSettings(dismissShare: 30) // expect: swipe-threshold-out-of-range
  static let video = PullSettings(isSticky: false, dismissShare: 0.9)
  static let note = PullSettings()
}
