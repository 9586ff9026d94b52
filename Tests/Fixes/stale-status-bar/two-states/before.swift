import UIKit

final class PhotoController: UIViewController {
  private var isTapped = false
  var isZoomed: Bool = false

  override var prefersStatusBarHidden: Bool { isTapped || isZoomed }

  @objc private func tapped() { isTapped.toggle() }
  @objc private func zoomed() { isZoomed = true }
}
