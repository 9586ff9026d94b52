import UIKit

final class LockController: UIViewController {
  private let unlock = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    unlock.addTarget(self, action: #selector(tapped), for: .touchUpInside)
  }

  @objc private func tapped() {}
}

final class Locker: UIViewController {
  private var lockWindow: UIWindow?

  func lock(in scene: UIWindowScene) {
    lockWindow = UIWindow(windowScene: scene) // expect: overlay-open-to-voiceover
    lockWindow?.rootViewController = LockController()
    lockWindow?.windowLevel = .alert
    lockWindow?.makeKeyAndVisible()
  }

  func unlocked() { lockWindow = nil }
}
