// A press in the place of a tap asks where, and closes as soon as the finger is down.
import UIKit

final class BubbleController: UIViewController {
  private let bubble = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let press = UILongPressGestureRecognizer(target: self, action: #selector(pressedOutside))
    press.minimumPressDuration = 0
    view.addGestureRecognizer(press)
  }

  @objc private func pressedOutside(_ press: UILongPressGestureRecognizer) { // expect: unfiltered-outside-tap
    if !bubble.frame.contains(press.location(in: view)) { dismiss(animated: true) }
  }
}
