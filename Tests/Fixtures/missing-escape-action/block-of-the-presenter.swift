// clean
// Who shows the view answers the scrub for it, by a block.
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
  @objc private func pause() {
    guard let window = view.window else { return }
    let menu = PauseMenu(frame: window.bounds)
    if #available(iOS 17, *) { menu.accessibilityPerformEscapeBlock = { [weak menu] in menu?.removeFromSuperview(); return true } }
    window.addSubview(menu)
  }
}
