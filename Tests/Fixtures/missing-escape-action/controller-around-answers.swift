// clean
// The scrub goes up from the view to the controller over whose view it lies.
import UIKit

final class PauseMenu: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.black.withAlphaComponent(0.6)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(resume)))
  }

  required init?(coder: NSCoder) { nil }

  @objc private func resume() { removeFromSuperview() }
  override func didMoveToWindow() { accessibilityViewIsModal = true }
}

final class GameController: UIViewController {
  private var menu: PauseMenu?
  @objc private func pause() {
    guard let window = view.window else { return }
    menu = PauseMenu(frame: window.bounds)
    view.addSubview(menu!)
  }
  override func accessibilityPerformEscape() -> Bool { menu?.removeFromSuperview(); return true }
}
