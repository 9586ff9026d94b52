import UIKit

extension UIView {
  /// Calls `action` on a tap.
  func onTap(_ target: Any, _ action: Selector) {
    isUserInteractionEnabled = true
    addGestureRecognizer(UITapGestureRecognizer(target: target, action: action))
  }
}
