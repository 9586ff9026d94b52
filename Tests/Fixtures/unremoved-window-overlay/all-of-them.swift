// clean
// A property that keeps it, a loop over the window's views, a binding.
import UIKit

final class ShieldController: UIViewController {
  private var shield: UIView?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let window = view.window else { return }
    let cover = UIView(frame: window.bounds)
    window.addSubview(cover)
    shield = cover
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if let cover = shield { cover.removeFromSuperview() }
  }
}

final class Cleaner {
  func cover(_ window: UIWindow) {
    let veil = UIView(frame: window.bounds)
    window.addSubview(veil)
  }

  func clean(_ window: UIWindow) {
    for view in window.subviews where view.tag == 9 { view.removeFromSuperview() }
  }
}
