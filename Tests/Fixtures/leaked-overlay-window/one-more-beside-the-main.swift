// The delegate fills its window: what its guardian makes as the scene starts is one more.
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let guardian = Guardian()

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    guardian.start(in: scene)
  }
}

final class Guardian {
  private var lockWindow: UIWindow?

  func start(in scene: UIWindowScene) {
    lockWindow = UIWindow(windowScene: scene) // expect: leaked-overlay-window
    lockWindow?.rootViewController = UIViewController()
    lockWindow?.makeKeyAndVisible()
  }
}
