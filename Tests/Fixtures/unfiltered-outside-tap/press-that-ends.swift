// A press that asks for both.
// clean
import UIKit

final class BubbleController: UIViewController {
  private let bubble = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let press = UILongPressGestureRecognizer(target: self, action: #selector(pressedOutside))
    press.minimumPressDuration = 0
    view.addGestureRecognizer(press)
  }

  @objc private func pressedOutside(_ press: UILongPressGestureRecognizer) {
    guard press.state == .ended, !bubble.frame.contains(press.location(in: view)) else { return }
    dismiss(animated: true)
  }
}
