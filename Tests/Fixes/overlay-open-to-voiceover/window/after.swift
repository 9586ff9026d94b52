import UIKit

final class LockController: UIViewController {
  @IBAction private func unlock() {}
}

final class Locker: UIViewController {
  private var lockWindow: UIWindow?

  func lock(in scene: UIWindowScene) {
    lockWindow = UIWindow(windowScene: scene)
    lockWindow?.accessibilityViewIsModal = true
    lockWindow?.rootViewController = LockController()
    lockWindow?.makeKeyAndVisible()
  }

  func unlocked() { lockWindow = nil }
}
