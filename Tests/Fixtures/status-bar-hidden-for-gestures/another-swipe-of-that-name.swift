// clean
// Swipes of the same name in other functions go up and down: one is another controller's, one is on another view.
import UIKit

final class SlidesController: UIViewController {
  private let list = UIScrollView()

  override var prefersStatusBarHidden: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(turn))
    swipe.direction = .right
    view.addGestureRecognizer(swipe)
    addListSwipe()
  }

  private func addListSwipe() {
    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(turn))
    swipe.direction = .down
    list.addGestureRecognizer(swipe)
  }

  @objc private func turn() {}
}

final class NotesController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(open))
    swipe.direction = .up
    view.addGestureRecognizer(swipe)
  }

  @objc private func open() {}
}
