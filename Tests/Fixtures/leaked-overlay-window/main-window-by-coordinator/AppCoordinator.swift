import UIKit

final class AppCoordinator {
  private var mainWindow: UIWindow?

  func start(in scene: UIWindowScene) { showHome(in: scene) }

  private func showHome(in scene: UIWindowScene) {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    mainWindow = window
  }
}
