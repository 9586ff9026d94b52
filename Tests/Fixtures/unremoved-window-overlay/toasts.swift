// clean
// A toast is no modal, and a helper view of one point is none.
import UIKit

final class Toast: UIView {
  static func show(_ text: String, in window: UIWindow) {
    let toast = Toast(frame: CGRect(x: 20, y: 60, width: 280, height: 44))
    window.addSubview(toast)
    UIView.animate(withDuration: 0.3, delay: 3, options: []) { toast.alpha = 0 }
  }
}

final class VolumeHider {
  func hide(in window: UIWindow) {
    let slider = UISlider(frame: CGRect(x: -100, y: -100, width: 1, height: 1))
    window.addSubview(slider)
  }
}
