// clean
// A coordinator makes the scene's window, and the delegate takes it from there.
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var coordinator: AppCoordinator?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let coordinator = AppCoordinator(scene: scene)
    self.coordinator = coordinator
    coordinator.start()
    window = coordinator.mainWindow
  }
}

final class AppCoordinator {
  private let scene: UIWindowScene
  private(set) var mainWindow: UIWindow?

  init(scene: UIWindowScene) { self.scene = scene }

  func start() {
    mainWindow = UIWindow(windowScene: scene)
    mainWindow?.rootViewController = UIViewController()
    mainWindow?.makeKeyAndVisible()
  }
}
