// clean
// The same counter, complete: both updates, each way for its systems.
import UIKit

final class SwipeCounterController: UIViewController {
  @IBOutlet private var area: UIView!
  @IBOutlet private var total: UILabel!
  @IBOutlet private var areaTop: NSLayoutConstraint!
  private var count = 0
  private var fillsScreen = false {
    didSet {
      if #available(iOS 11, *) {
        setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
      } else {
        setNeedsStatusBarAppearanceUpdate()
      }
    }
  }

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

  @available(iOS 11, *)
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
    return fillsScreen ? [.top, .bottom] : super.preferredScreenEdgesDeferringSystemGestures
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
