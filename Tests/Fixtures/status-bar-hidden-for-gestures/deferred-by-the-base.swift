// clean
import UIKit

class GameController: UIViewController {
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .all }
}

final class SnakeController: GameController {
  override var prefersStatusBarHidden: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    let down = UISwipeGestureRecognizer(target: self, action: #selector(turn))
    down.direction = .down
    view.addGestureRecognizer(down)
  }

  @objc private func turn() {}
}
