// A dialog over a controller's whole view, which takes itself away again.
import UIKit

final class ConfirmView: UIView { // expect: overlay-open-to-voiceover
  private let panel = UIView()
  private let ok = UIButton(type: .system)

  init() {
    super.init(frame: UIScreen.main.bounds)
    self.backgroundColor = .black.withAlphaComponent(0.5)
    ok.addTarget(self, action: #selector(confirmed), for: .touchUpInside)
    panel.addSubview(ok)
    addSubview(panel)
  }

  required init?(coder: NSCoder) { nil }

  override func accessibilityPerformEscape() -> Bool {
    close()
    return true
  }

  @objc private func confirmed() { close() }
  private func close() { removeFromSuperview() }
}

final class CartController: UIViewController {
  @objc private func order() {
    view.addSubview(ConfirmView())
  }
}
