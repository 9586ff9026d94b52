// The window is kept, so that `deinit` can still reach it.
// clean
import UIKit

final class HintView: UIView {
  private weak var host: UIWindow?
  private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped))

  func show(in window: UIWindow) {
    host = window
    window.addGestureRecognizer(tap)
  }

  deinit { host?.removeGestureRecognizer(tap) }

  @objc private func tapped() { removeFromSuperview() }
}
