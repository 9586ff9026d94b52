// The number is also wanted as it is, beyond the range: for a rubber band.
// clean
import UIKit

final class PullController: UIViewController {
  private var stretch: CGFloat = 0

  func follow(drag: CGFloat) {
    view.transform = CGAffineTransform(translationX: 0, y: min(max(0, drag), 200))
    stretch = drag - 200
  }
}

func demonstrate(_ controller: PullController) { controller.follow(drag: 260) }
