// Since iOS 17 closures say what properties and overrides said before.
import UIKit

final class Pause: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.black.withAlphaComponent(0.6)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(finish)))
    accessibilityViewIsModalBlock = { true }
    accessibilityPerformEscapeBlock = { [weak self] in
      self?.finish()
      return true
    }
  }

  required init?(coder: NSCoder) { nil }
  @objc private func finish() { removeFromSuperview() }
}

final class Halt: UIView { // expect: overlay-open-to-voiceover, missing-escape-action
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.black.withAlphaComponent(0.6)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(finish)))
    accessibilityLabelBlock = { "Halt" }
  }

  required init?(coder: NSCoder) { nil }
  @objc private func finish() { removeFromSuperview() }
}

final class Game: UIViewController {
  func pause() {
    guard let window = view.window else { return }
    window.addSubview(Pause(frame: window.bounds))
    window.addSubview(Halt(frame: window.bounds))
  }
}
