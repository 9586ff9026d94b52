// clean
// Whoever goes through all windows hides it.
import UIKit

final class Cover {
  static let shared = Cover()
  private var window: UIWindow?

  func show(_ scene: UIWindowScene) {
    let cover = UIWindow(windowScene: scene)
    cover.accessibilityViewIsModal = true
    cover.rootViewController = UIViewController()
    cover.makeKeyAndVisible()
    window = cover
  }

  func hide(in scene: UIWindowScene) {
    scene.windows.filter { $0.windowLevel == .alert }.forEach { $0.isHidden = true }
  }
}
