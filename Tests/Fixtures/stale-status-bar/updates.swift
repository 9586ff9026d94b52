// clean
// Told in a `didSet`, inside an animation, by the navigation controller, by a subclass.
import UIKit

final class FilmController: UIViewController {
  private var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      refresh()
    }
  }
  override var prefersStatusBarHidden: Bool { isHidden }
  @objc private func tapped() { isHidden.toggle() }
  private func refresh() { UIView.animate(withDuration: 0.2, animations: setNeedsStatusBarAppearanceUpdate) }
}

final class SlideController: UIViewController {
  private var isHidden = false
  override var prefersStatusBarHidden: Bool { isHidden }
  @objc private func tapped() {
    isHidden = true
    UIView.animate(withDuration: 0.2) {
      self.setNeedsStatusBarAppearanceUpdate()
    }
  }
}

final class PosterController: UIViewController {
  private var isHidden = false
  override var prefersStatusBarHidden: Bool { isHidden }
  @objc private func tapped() {
    isHidden = true
    navigationController?.setNeedsStatusBarAppearanceUpdate()
  }
}

class AtlasController: UIViewController {
  var isHidden = false
  override var prefersStatusBarHidden: Bool { isHidden }
}

final class StarAtlasController: AtlasController {
  @objc private func tapped() {
    isHidden = true
    setNeedsStatusBarAppearanceUpdate()
  }
}
