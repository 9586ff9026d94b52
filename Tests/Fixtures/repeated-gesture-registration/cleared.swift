// All are taken off before one is added.
// clean
import UIKit

final class StarsView: UIView {
  private let stars = UIStackView()

  override func layoutSubviews() {
    super.layoutSubviews()
    stars.gestureRecognizers?.forEach { stars.removeGestureRecognizer($0) }
    stars.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(rated)))
  }

  @objc private func rated() { stars.alpha = 1 }
}

final class MoonsView: UIView {
  private let moons = UIStackView()

  override func layoutSubviews() {
    super.layoutSubviews()
    moons.gestureRecognizers?.forEach(moons.removeGestureRecognizer)
    moons.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(rated)))
  }

  @objc private func rated() { moons.alpha = 1 }
}
