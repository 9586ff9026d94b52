// clean
// Whoever asked for it takes it away.
import UIKit

enum Overlays {
  static func cover(_ window: UIWindow) -> UIView {
    let veil = UIView(frame: window.bounds)
    window.addSubview(veil)
    return veil
  }
}
