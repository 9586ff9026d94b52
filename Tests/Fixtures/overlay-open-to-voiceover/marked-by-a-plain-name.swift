// clean
// What was added is marked by another name of its own, which only says that it is a view.
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
  private weak var overlay: UIView?
  @objc private func pause() {
    guard let window = view.window else { return }
    let menu = PauseMenu(frame: window.bounds)
    overlay = menu
    window.addSubview(menu)
    guard let overlay else { return }
    overlay.accessibilityViewIsModal = true
  }
}
