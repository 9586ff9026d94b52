// A swipe of its own closes it: leavable, but by no button.
import UIKit

final class WallController: UIViewController {
  @objc func open() {
    let poster = PosterController()
    poster.modalPresentationStyle = .fullScreen
    present(poster, animated: true) // expect: missing-dismiss-button
  }
}

final class PosterController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped))
    swipe.direction = .down
    view.addGestureRecognizer(swipe)
  }

  @objc private func swiped() { dismiss(animated: true) }
}
