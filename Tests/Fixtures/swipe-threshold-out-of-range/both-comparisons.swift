// Two comparisons say the range.
import UIKit

struct PanSettings {
  var velocity: CGFloat

  static func fast(panVelocity: CGFloat) -> PanSettings {
    assert(panVelocity >= 100 && panVelocity <= 4000, "points a second")
    return PanSettings(velocity: panVelocity)
  }
}

let settings = [
  PanSettings.fast(panVelocity: 1.3), // expect: swipe-threshold-out-of-range
  PanSettings.fast(panVelocity: 1300),
]
