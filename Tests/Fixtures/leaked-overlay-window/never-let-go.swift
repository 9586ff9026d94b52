import UIKit

final class LockController: UIViewController {
  private var lockWindow: UIWindow?

  func lock(in scene: UIWindowScene) {
    lockWindow = UIWindow(windowScene: scene) // expect: leaked-overlay-window
    lockWindow?.rootViewController = UIViewController()
    lockWindow?.windowLevel = .alert
    lockWindow?.makeKeyAndVisible()
  }

  func unlocked() {
    UIView.animate(withDuration: 0.3) { self.lockWindow?.alpha = 0 }
  }
}
