import UIKit

final class PhotoController: UIViewController {
  private var isTapped = false {
    didSet {
      setNeedsStatusBarAppearanceUpdate()
    }
  }
  var isZoomed: Bool = false {
    didSet {
      setNeedsStatusBarAppearanceUpdate()
    }
  }

  override var prefersStatusBarHidden: Bool { isTapped || isZoomed }

  @objc private func tapped() { isTapped.toggle() }
  @objc private func zoomed() { isZoomed = true }
}
