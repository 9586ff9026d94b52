// Out of sight.
import UIKit

extension UIViewController {
  func slideAway() {
    UIView.animate(withDuration: 0.2) { self.view.frame.origin.y = self.view.bounds.height } // expect: undismissed-pan
  }
}
