// Another type has an argument of the same name, and no range.
// clean
import UIKit

struct PullSettings {
  let share: CGFloat

  init(dismissShare: CGFloat) { share = min(max(0, dismissShare), 0.9) }
}

struct PullReport {
  var dismissShare: CGFloat
}

let report = PullReport(dismissShare: 30)
let settings = PullSettings(dismissShare: 0.3)
