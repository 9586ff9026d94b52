// The full-screen counter, the way of iOS 9 alone.
import UIKit

final class SwipeCounterController: UIViewController {
  @IBOutlet private var area: UIView!
  @IBOutlet private var total: UILabel!
  @IBOutlet private var areaTop: NSLayoutConstraint!
  private var count = 0
  private var fillsScreen = false {
    didSet { setNeedsStatusBarAppearanceUpdate() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for direction in [UISwipeGestureRecognizer.Direction.up, .down] {
      let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped))
      swipe.direction = direction
      area.addGestureRecognizer(swipe)
    }
  }

  override var prefersStatusBarHidden: Bool { // expect: status-bar-hidden-for-gestures
    return fillsScreen
  }

  @IBAction private func expand(_ sender: UISwitch) {
    areaTop.constant = sender.isOn ? 0 : 200
    UIView.animate(withDuration: 0.3) {
      self.fillsScreen = sender.isOn
      self.view.layoutIfNeeded()
    }
  }

  @objc private func swiped() {
    count += 1
    total.text = "\(count)"
  }
}
