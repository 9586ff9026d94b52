// Only one end is cut off: no range.
// clean
import UIKit

final class PullController: UIViewController {
  private var offset: CGFloat = 0

  func drag(to dragOffset: CGFloat) { offset = max(0, dragOffset) }
}

func reset(_ controller: PullController) { controller.drag(to: -40) }
