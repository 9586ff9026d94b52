// A view that adds one at each layout.
import UIKit

final class DialView: UIView {
  private let knob = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    knob.frame = bounds.insetBy(dx: 10, dy: 10)
    let pan = UIPanGestureRecognizer(target: self, action: #selector(turned))
    knob.addGestureRecognizer(pan) // expect: repeated-gesture-registration
  }

  @objc private func turned(_ pan: UIPanGestureRecognizer) { knob.alpha = 0.5 }
}
