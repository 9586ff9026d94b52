// clean
// Marked; with the others hidden meanwhile; a cover without controls; toasts that let touches through.
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
    lockWindow = UIWindow(windowScene: scene)
    lockWindow?.rootViewController = LockController()
    lockWindow?.accessibilityViewIsModal = true
    lockWindow?.makeKeyAndVisible()
  }
  func unlocked() { lockWindow = nil }
}

final class PinPresenter: UIViewController {
  private var pinWindow: UIWindow?
  func ask(hiding main: UIWindow, in scene: UIWindowScene) {
    main.isHidden = true
    let window = UIWindow(windowScene: scene)
    window.rootViewController = LockController()
    window.makeKeyAndVisible()
    pinWindow = window
  }
  func answered() { pinWindow?.isHidden = true }
}

final class CoverController: UIViewController {}

final class Privacy: UIViewController {
  private var cover: UIWindow?
  func raise(in scene: UIWindowScene) {
    cover = UIWindow(windowScene: scene)
    cover?.rootViewController = CoverController()
    cover?.makeKeyAndVisible()
  }
  func lower() { cover = nil }
}
