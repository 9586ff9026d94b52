// clean
import UIKit

final class Spinner: UIView {
  func present(on window: UIWindow) {
    frame = window.bounds
    window.addSubview(self)
  }

  func dismiss() {
    UIView.animate(withDuration: 0.2, animations: { self.alpha = 0 }, completion: { _ in self.removeFromSuperview() })
  }
}
