// What is said of a property counts, also where it is unwrapped first.
import UIKit

final class SlidesController: UIViewController {
  private var swipe: UISwipeGestureRecognizer? = UISwipeGestureRecognizer()

  override var prefersStatusBarHidden: Bool { true } // expect: status-bar-hidden-for-gestures

  override func viewDidLoad() {
    super.viewDidLoad()
    swipe?.addTarget(self, action: #selector(turn))
    aim()
  }

  private func aim() {
    guard let swipe else { return }
    swipe.direction = .up
    view.addGestureRecognizer(swipe)
  }

  @objc private func turn() {}
}
