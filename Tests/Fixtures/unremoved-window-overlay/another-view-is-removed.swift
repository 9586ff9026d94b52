// The panel goes, the dark layer behind it stays.
import UIKit

final class PickerPresenter {
  private let layer = UIView()
  private let panel = UIPickerView()

  func show(in window: UIWindow) {
    layer.frame = window.bounds
    layer.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(hide)))
    window.addSubview(layer) // expect: unremoved-window-overlay
    layer.addSubview(panel)
  }

  @objc private func hide() {
    panel.removeFromSuperview()
  }
}
