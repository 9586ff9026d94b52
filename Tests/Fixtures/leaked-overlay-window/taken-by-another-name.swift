// The property is taken by the name that its window had where it was made, and let go by a helper of all windows.
import UIKit

extension UIWindow {
  func close() { isHidden = true }
}

final class CodeLock {
  static let shared = CodeLock()
  private var codeWindow: UIWindow?

  func lock(_ scene: UIWindowScene) {
    let cover = UIWindow(windowScene: scene)
    cover.accessibilityViewIsModal = true
    cover.rootViewController = UIViewController()
    cover.makeKeyAndVisible()
    codeWindow = cover
  }

  func unlock() {
    guard let cover = codeWindow else { return }
    cover.close()
  }
}

final class FaceLock {
  static let shared = FaceLock()
  private var faceWindow: UIWindow?

  func lock(_ scene: UIWindowScene) {
    // expect: leaked-overlay-window
    let cover = UIWindow(windowScene: scene)
    cover.accessibilityViewIsModal = true
    cover.rootViewController = UIViewController()
    cover.makeKeyAndVisible()
    faceWindow = cover
  }

  func dim(_ other: UIWindow) {
    let cover = other
    cover.close()
  }
}
