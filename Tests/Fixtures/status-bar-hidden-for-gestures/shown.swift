// clean
// The bar is never hidden, or not by this class.
import UIKit

final class ReelController: UIViewController {
  override var prefersStatusBarHidden: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    let next = UISwipeGestureRecognizer(target: self, action: #selector(turn))
    next.direction = .up
    view.addGestureRecognizer(next)
  }

  @objc private func turn() {}
}
