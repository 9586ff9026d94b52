// Another screen updates its own bar; this one does not.
import UIKit

final class ClockController: UIViewController {
  private var isDimmed = false
  override var prefersStatusBarHidden: Bool { isDimmed } // expect: stale-status-bar
  @objc private func dim() { isDimmed.toggle() }
}

final class AlarmController: UIViewController {
  private var isRinging = false
  override var prefersStatusBarHidden: Bool { isRinging }
  @objc private func ring() {
    isRinging = true
    setNeedsStatusBarAppearanceUpdate()
  }
}
