import UIKit

class SwipingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let down = UISwipeGestureRecognizer(target: self, action: #selector(swipedDown))
    down.direction = .down
    view.addGestureRecognizer(down)
  }

  @objc func swipedDown() {}
}

final class SnakeController: SwipingController {
  override var prefersStatusBarHidden: Bool { true } // expect: status-bar-hidden-for-gestures
}
