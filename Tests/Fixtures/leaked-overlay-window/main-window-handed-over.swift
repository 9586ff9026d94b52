// clean
// The coordinator is handed the scene's window, and may put a new one in its place.
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var coordinator: AppCoordinator?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    coordinator = AppCoordinator(window: window)
    coordinator?.start()
  }
}

final class AppCoordinator {
  private var window: UIWindow?

  init(window: UIWindow?) { self.window = window }

  func start() {
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
  func restart(in scene: UIWindowScene) {
    window = UIWindow(windowScene: scene)
    start()
  }
}
