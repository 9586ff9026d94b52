// Without `override` nobody asks it.
import UIKit

final class BrushController: UIViewController {
  private let swipe = UISwipeGestureRecognizer()

  override var prefersStatusBarHidden: Bool { true } // expect: status-bar-hidden-for-gestures
  func preferredScreenEdgesDeferringSystemGestures() -> UIRectEdge { .all }

  override func viewDidLoad() {
    super.viewDidLoad()
    swipe.direction = .up
    swipe.addTarget(self, action: #selector(undo))
    view.addGestureRecognizer(swipe)
  }

  @objc private func undo() {}
}
