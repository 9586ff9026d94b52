import UIKit

final class TilesController: UIViewController {
  override var prefersStatusBarHidden: Bool { true } // expect: status-bar-hidden-for-gestures
  override var prefersHomeIndicatorAutoHidden: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    let up = UISwipeGestureRecognizer(target: self, action: #selector(moveUp))
    up.direction = [.up]
    self.view.addGestureRecognizer(up)
    let left = UISwipeGestureRecognizer(target: self, action: #selector(moveUp))
    left.direction = .left
    self.view.addGestureRecognizer(left)
  }

  @objc private func moveUp() {}
}
