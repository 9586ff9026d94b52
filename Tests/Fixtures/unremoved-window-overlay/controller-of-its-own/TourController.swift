import UIKit

final class TourController: UIViewController {
  @objc private func done() {
    UIView.animate(withDuration: 0.3) { self.view.transform = CGAffineTransform(translationX: 0, y: 2000) }
  }
}
