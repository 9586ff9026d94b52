// A counter of swipes that a switch expands to the whole screen: the way of iOS 9 behind `#available`, the way
// of iOS 11 without the update.
import UIKit

final class SwipeCounterController: UIViewController {
  @IBOutlet private var area: UIView!
  @IBOutlet private var total: UILabel!
  @IBOutlet private var areaTop: NSLayoutConstraint!
  private var count = 0
  private var fillsScreen = false

  override func viewDidLoad() {
    super.viewDidLoad()
    for direction in [UISwipeGestureRecognizer.Direction.up, .down] {
      let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped))
      swipe.direction = direction
      area.addGestureRecognizer(swipe)
    }
  }

  override var prefersStatusBarHidden: Bool {
    if #available(iOS 11, *) { return super.prefersStatusBarHidden }
    return fillsScreen
  }

  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { // expect: stale-edge-deferral
    return fillsScreen ? [.top, .bottom] : []
  }

  @IBAction private func expand(_ sender: UISwitch) {
    fillsScreen = sender.isOn
    areaTop.constant = sender.isOn ? 0 : 200
    UIView.animate(withDuration: 0.3) {
      self.view.layoutIfNeeded()
      self.setNeedsStatusBarAppearanceUpdate()
    }
  }

  @objc private func swiped() {
    count += 1
    total.text = "\(count)"
  }
}
