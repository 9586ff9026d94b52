// clean
// A helper takes anything, and marks it where it is a view.
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
}

final class GameController: UIViewController {
  @objc private func pause() {
    guard let window = view.window else { return }
    let menu = PauseMenu(frame: window.bounds)
    window.addSubview(menu)
    mark(menu)
  }
  private func mark(_ thing: Any) { (thing as? UIView)?.accessibilityViewIsModal = true }
}
