// The bounds themselves are allowed.
// clean
import UIKit

struct PullSettings {
  let share: CGFloat

  init(dismissShare: CGFloat) { share = min(max(0, dismissShare), 0.9) }
}

let all = [PullSettings(dismissShare: 0), PullSettings(dismissShare: 0.9), PullSettings(dismissShare: 0.35)]
