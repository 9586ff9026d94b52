import ObjectiveC
import UIKit

/// How a pan moves a controller's view down, and whom it tells.
struct SwipeDownConfiguration {
  enum Status {
    case initiated
    case completed
    case cancelled
  }

  /// The view follows with half the offset.
  var isSticky = true
  var fades = true
  var minimumVelocity: CGFloat = 1200
  /// A share of the height, 0 to 0.9.
  let minimumShare: CGFloat
  let statusChanged: (Status) -> Void

  init(minimumShare: CGFloat = 0.3, statusChanged: @escaping (Status) -> Void) {
    self.minimumShare = min(max(0, minimumShare), 0.9)
    self.statusChanged = statusChanged
  }
}

private var swipeDownKey: UInt8 = 0

extension UIViewController {
  func addSwipeDown(with configuration: SwipeDownConfiguration) {
    let pan = UIPanGestureRecognizer(target: self, action: #selector(swipeDown))
    view.addGestureRecognizer(pan)
    swipeDownConfiguration = configuration
  }

  private var swipeDownConfiguration: SwipeDownConfiguration? {
    get { objc_getAssociatedObject(self, &swipeDownKey) as? SwipeDownConfiguration }
    set { objc_setAssociatedObject(self, &swipeDownKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }

  @objc private func swipeDown(_ pan: UIPanGestureRecognizer) {
    guard let configuration = swipeDownConfiguration else { return }
    let height = view.bounds.height
    let down = max(pan.translation(in: view).y, 0)
    switch pan.state {
    case .began, .changed:
      let offset = configuration.isSticky ? down / 2 : down
      view.transform = CGAffineTransform(translationX: 0, y: offset)
      if configuration.fades { view.alpha = 1 - offset / height }
    case .ended where down > height * configuration.minimumShare || pan.velocity(in: view).y > configuration.minimumVelocity:
      configuration.statusChanged(.initiated)
      UIView.animate(withDuration: 0.2) {
        self.view.transform = CGAffineTransform(translationX: 0, y: height)
      } completion: { _ in
        configuration.statusChanged(.completed)
      }
    default:
      configuration.statusChanged(.cancelled)
      UIView.animate(withDuration: 0.2) {
        self.view.transform = .identity
        self.view.alpha = 1
      }
    }
  }
}
