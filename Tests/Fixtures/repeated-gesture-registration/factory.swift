// A factory gives a new one to each appearance.
import UIKit

final class LampController: UIViewController {
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    view.addGestureRecognizer(makeSwipe(.left)) // expect: repeated-gesture-registration
    view.addGestureRecognizer(makeSwipe(.right))
  }

  private func makeSwipe(_ direction: UISwipeGestureRecognizer.Direction) -> UISwipeGestureRecognizer {
    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped))
    swipe.direction = direction
    return swipe
  }

  @objc private func swiped() { view.backgroundColor = .yellow }
}
