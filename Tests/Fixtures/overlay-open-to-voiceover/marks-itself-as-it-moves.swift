// clean
// The view marks itself as it comes into a window, and unmarks itself as it goes.
import UIKit

final class PauseMenu: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.black.withAlphaComponent(0.6)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(resume)))
  }

  required init?(coder: NSCoder) { nil }

  @objc private func resume() { removeFromSuperview() }
  override func accessibilityPerformEscape() -> Bool { resume(); return true }
  override func didMoveToWindow() { super.didMoveToWindow(); self.accessibilityViewIsModal = window != nil }
}

final class GameController: UIViewController {
  @objc private func pause() {
    guard let window = view.window else { return }
    window.addSubview(PauseMenu(frame: window.bounds))
  }
}
