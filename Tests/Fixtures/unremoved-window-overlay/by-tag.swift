// clean
import UIKit

final class SplashKeeper {
  func show(in window: UIWindow) {
    let splash = UIView(frame: window.bounds)
    splash.tag = 4711
    window.addSubview(splash)
  }

  func hide(in window: UIWindow) {
    window.viewWithTag(4711)?.removeFromSuperview()
  }
}
