// clean
// An anchor for a system sheet, a measure, a second screen: none of them is shown over the app.
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UITabBarController()
    window?.makeKeyAndVisible()
  }
}

final class SignInAnchor: UIViewController {
  func anchor() -> UIWindow { view.window ?? UIWindow() }
  private let inset = UIWindow().safeAreaInsets.top

  private var external: UIWindow?

  func connect(_ screen: UIScreen) {
    external = UIWindow(frame: screen.bounds)
    external?.screen = screen
    external?.rootViewController = UIViewController()
    external?.isHidden = false
  }
}
