import UIKit

class ImmersiveController: UIViewController {
  private(set) var isImmersive = false

  func setImmersive(_ immersive: Bool) {
    isImmersive = immersive
  }
}

final class MapController: ImmersiveController {
  override var prefersStatusBarHidden: Bool { isImmersive || super.prefersStatusBarHidden } // expect: stale-status-bar

  @objc private func tapped() { setImmersive(!isImmersive) }
}
