// clean
// An observer marks whatever view is put into the property.
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
  private var overlay: UIView? {
    didSet { overlay?.accessibilityViewIsModal = overlay != nil }
  }
  @objc private func pause() {
    guard let window = view.window else { return }
    let menu = PauseMenu(frame: window.bounds)
    overlay = menu
    window.addSubview(menu)
  }
}
