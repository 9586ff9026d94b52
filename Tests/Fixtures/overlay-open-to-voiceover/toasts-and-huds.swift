// clean
// A toast, a banner with a tap, a cover that takes no touches.
import UIKit

final class Toast: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.black.withAlphaComponent(0.8)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
  }

  required init?(coder: NSCoder) { nil }
  @objc private func tapped() { removeFromSuperview() }
}

final class Progress: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.black.withAlphaComponent(0.3)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }
  func hide() { removeFromSuperview() }
}

final class FeedController: UIViewController {
  func saved() {
    guard let window = view.window else { return }
    let toast = Toast(frame: CGRect(x: 16, y: 80, width: 300, height: 48))
    window.addSubview(toast)
    let progress = Progress(frame: window.bounds)
    window.addSubview(progress)
  }
}
