// Whoever asks first adds once.
// clean
import UIKit

final class CoverController: UIViewController {
  private var tap: UITapGestureRecognizer?
  private var isReady = false
  private let image = UIImageView()
  private let label = UILabel()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if tap == nil {
      let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
      image.addGestureRecognizer(tap)
      self.tap = tap
    }
    guard !isReady else { return }
    isReady = true
    view.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: #selector(tapped)))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if label.gestureRecognizers?.isEmpty ?? true {
      label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    }
  }

  @objc private func tapped() { image.isHighlighted = true }
}
