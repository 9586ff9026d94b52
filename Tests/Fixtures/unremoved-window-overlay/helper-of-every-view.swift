// clean
// Helpers that the project gives every view mark this one as modal and take it away.
import UIKit

extension UIView {
  func leave() { removeFromSuperview() }
  func coverForVoiceOver() { accessibilityViewIsModal = true }
  func fade(then finish: @escaping () -> Void) {
    UIView.animate(withDuration: 0.2, animations: { self.alpha = 0 }) { _ in finish() }
  }
}

class CoveringView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.black.withAlphaComponent(0.6)
    accessibilityViewIsModal = true
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
  }

  required init?(coder: NSCoder) { nil }

  @objc func tapped() {}

  override func accessibilityPerformEscape() -> Bool {
    tapped()
    return true
  }
}

// What takes it away is handed on by its name.
final class CurtainView: CoveringView {
  override func tapped() { perform(#selector(removeFromSuperview), with: nil, afterDelay: 0.2) }
}

final class VeilView: CoveringView {
  override func tapped() { fade(then: removeFromSuperview) }
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

  @objc func wait() {
    guard let window = view.window else { return }
    window.addSubview(CurtainView(frame: window.bounds))
    window.addSubview(VeilView(frame: window.bounds))
  }
}
