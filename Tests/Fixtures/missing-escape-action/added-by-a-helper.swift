// Shown by a helper of all views, as large as its maker says, or tied to its edges by a package.
import UIKit

extension UIView {
  func cover(_ window: UIWindow) {
    frame = window.bounds
    window.addSubview(self)
  }
}


final class HelpedShade: UIView { // expect: missing-escape-action
  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityViewIsModal = true
    backgroundColor = UIColor.black.withAlphaComponent(0.5)
    addSubview(UIButton(type: .close, primaryAction: UIAction { [unowned self] _ in removeFromSuperview() }))
  }
  required init?(coder: NSCoder) { nil }
}

final class FramedShade: UIView { // expect: missing-escape-action
  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityViewIsModal = true
    backgroundColor = UIColor.black.withAlphaComponent(0.5)
    addSubview(UIButton(type: .close, primaryAction: UIAction { [unowned self] _ in removeFromSuperview() }))
  }
  required init?(coder: NSCoder) { nil }

  func show(in window: UIWindow) { window.addSubview(self) }
}

final class TiedShade: UIView { // expect: missing-escape-action
  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityViewIsModal = true
    backgroundColor = UIColor.black.withAlphaComponent(0.5)
    addSubview(UIButton(type: .close, primaryAction: UIAction { [unowned self] _ in removeFromSuperview() }))
  }
  required init?(coder: NSCoder) { nil }

  func show(in window: UIWindow) {
    window.addSubview(self)
    snp.makeConstraints { $0.edges.equalToSuperview() }
  }
}

final class Badge: UIView {
  private let caption = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.black.withAlphaComponent(0.5)
    addSubview(caption)
    caption.snp.makeConstraints { $0.edges.equalToSuperview() }
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(hide)))
  }
  required init?(coder: NSCoder) { nil }

  func show(in window: UIWindow) { window.addSubview(self) }
  @objc private func hide() { removeFromSuperview() }
}

extension UIWindow {
  func cover(with view: UIView) {
    view.frame = bounds
    addSubview(view)
  }
}

final class WindowShade: UIView { // expect: missing-escape-action
  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityViewIsModal = true
    backgroundColor = UIColor.black.withAlphaComponent(0.5)
    addSubview(UIButton(type: .close, primaryAction: UIAction { [unowned self] _ in removeFromSuperview() }))
  }
  required init?(coder: NSCoder) { nil }
}

final class HomeController: UIViewController {
  @objc func open() {
    guard let window = view.window else { return }
    HelpedShade().cover(window)
    FramedShade(frame: window.bounds).show(in: window)
    window.cover(with: WindowShade())
    TiedShade().show(in: window)
    Badge(frame: CGRect(x: 0, y: 0, width: 80, height: 20)).show(in: window)
  }
}
