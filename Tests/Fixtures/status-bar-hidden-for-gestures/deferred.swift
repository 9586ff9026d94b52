// clean
import UIKit

final class TilesController: UIViewController {
  override var prefersStatusBarHidden: Bool { true }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [.top, .bottom] }

  override func viewDidLoad() {
    super.viewDidLoad()
    let up = UISwipeGestureRecognizer(target: self, action: #selector(moveUp))
    up.direction = .up
    view.addGestureRecognizer(up)
  }

  @objc private func moveUp() {}
}
