import UIKit

final class PhotoController: UIViewController, UIGestureRecognizerDelegate {
  private var isChromeHidden: Bool = false
  @IBOutlet private var toolbar: UIToolbar!

  override var prefersStatusBarHidden: Bool { // expect: stale-status-bar
    return isChromeHidden
  }

  @objc private func viewTapped(_ sender: UITapGestureRecognizer) {
    isChromeHidden = !isChromeHidden
    UIView.animate(withDuration: 0.25) { self.toolbar.alpha = self.isChromeHidden ? 0 : 1 }
  }
}
