// What is computed or chosen by somebody is not known.
// clean
import UIKit

struct PullSettings {
  let share: CGFloat

  init(dismissShare: CGFloat) { share = min(max(0, dismissShare), 0.9) }
}

func settings(for height: CGFloat, slider: UISlider) -> [PullSettings] {
  [PullSettings(dismissShare: 300 / height), PullSettings(dismissShare: CGFloat(slider.value))]
}
