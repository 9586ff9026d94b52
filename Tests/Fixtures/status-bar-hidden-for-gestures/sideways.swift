// clean
// Pages turn sideways: the system has no gestures there.
import UIKit

final class PagesController: UIViewController {
  override var prefersStatusBarHidden: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    let next = UISwipeGestureRecognizer(target: self, action: #selector(turn))
    next.direction = .left
    view.addGestureRecognizer(next)
    let menu = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(turn))
    menu.edges = .left
    view.addGestureRecognizer(menu)
  }

  @objc private func turn() {}
}
