// What a class shows of itself are its heirs: where those that are made answer, it is answered. What locks the app is not to be left.
import UIKit

class Cover: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityViewIsModal = true
    backgroundColor = UIColor.black.withAlphaComponent(0.5)
    addSubview(UIButton(type: .close, primaryAction: UIAction { [unowned self] _ in removeFromSuperview() }))
  }
  required init?(coder: NSCoder) { nil }

  func show(in window: UIWindow) {
    frame = window.bounds
    window.addSubview(self)
  }
}

final class Hint: Cover {
  override func accessibilityPerformEscape() -> Bool {
    removeFromSuperview()
    return true
  }
}

class Panel: UIView { // expect: missing-escape-action
  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityViewIsModal = true
    backgroundColor = UIColor.black.withAlphaComponent(0.5)
    addSubview(UIButton(type: .close, primaryAction: UIAction { [unowned self] _ in removeFromSuperview() }))
  }
  required init?(coder: NSCoder) { nil }

  func show(in window: UIWindow) {
    frame = window.bounds
    window.addSubview(self)
  }
}

final class ColorPanel: Panel {
  override func accessibilityPerformEscape() -> Bool {
    removeFromSuperview()
    return true
  }
}

final class FontPanel: Panel {}

final class PasscodeCover: UIView {
  var onUnlock: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityViewIsModal = true
    backgroundColor = .systemBackground
    let key = UIButton(type: .system)
    key.addTarget(self, action: #selector(enter), for: .touchUpInside)
    addSubview(key)
  }
  required init?(coder: NSCoder) { nil }

  @objc private func enter() { onUnlock?() }
}

final class HomeController: UIViewController {
  @objc func open() {
    guard let window = view.window else { return }
    Hint().show(in: window)
    ColorPanel().show(in: window)
    FontPanel().show(in: window)
  }

  func lock() {
    guard let window = view.window else { return }
    let cover = PasscodeCover(frame: window.bounds)
    cover.onUnlock = { [weak cover] in cover?.removeFromSuperview() }
    window.addSubview(cover)
  }
}
