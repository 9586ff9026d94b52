// clean
// Helpers that the project gives every view mark this one as modal and take it away.
import UIKit

extension UIView {
  func leave() { removeFromSuperview() }
  func coverForVoiceOver() { accessibilityViewIsModal = true }
}

final class SplashView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.black.withAlphaComponent(0.6)
    coverForVoiceOver()
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
  }

  required init?(coder: NSCoder) { nil }

  @objc private func tapped() { leave() }

  override func accessibilityPerformEscape() -> Bool {
    leave()
    return true
  }
}

final class MenuController: UIViewController {
  @objc func start() {
    guard let window = view.window else { return }
    let splash = SplashView(frame: window.bounds)
    window.addSubview(splash)
  }
}
