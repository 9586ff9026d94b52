// The gestures of the system's edges take one finger: a swipe of three is none that the bar was hidden for.
import UIKit

final class ScopeController: UIViewController {
  override var prefersStatusBarHidden: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(inspect))
    swipe.direction = .up
    swipe.numberOfTouchesRequired = 3
    view.addGestureRecognizer(swipe)
  }

  @objc private func inspect() {}
}

final class LensController: UIViewController {
  override var prefersStatusBarHidden: Bool { true } // expect: status-bar-hidden-for-gestures

  override func viewDidLoad() {
    super.viewDidLoad()
    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(inspect))
    swipe.direction = .up
    swipe.numberOfTouchesRequired = 1
    view.addGestureRecognizer(swipe)
  }

  @objc private func inspect() {}
}
