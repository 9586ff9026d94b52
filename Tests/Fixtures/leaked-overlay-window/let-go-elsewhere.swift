// clean
// Let go by somebody else, or kept alive by the alert's own actions.
import UIKit

final class LockOwner: UIViewController {
  var lockWindow: UIWindow?

  func lock(in scene: UIWindowScene) {
    lockWindow = UIWindow(windowScene: scene)
    lockWindow?.makeKeyAndVisible()
  }
}

final class LockKeeper {
  let owner: LockOwner
  init(owner: LockOwner) { self.owner = owner }
  func unlock() { owner.lockWindow?.isHidden = true }
}

final class Asker: UIViewController {
  func ask(in scene: UIWindowScene) {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel) { _ in window.isHidden = true })
    window.rootViewController?.present(alert, animated: true)
  }
}
