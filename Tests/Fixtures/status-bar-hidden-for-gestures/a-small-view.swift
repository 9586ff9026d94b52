// clean
// Swipes on one label, whatever the bar does.
import UIKit

final class TunerController: UIViewController {
  private let dial = UILabel()
  override var prefersStatusBarHidden: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(tune))
    swipe.direction = .up
    dial.addGestureRecognizer(swipe)
  }

  @objc private func tune() {}
}
