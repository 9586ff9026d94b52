// clean
// The delegate's window stays empty: the coordinator's is the app's own.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var coordinator: AppCoordinator?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    let coordinator = AppCoordinator()
    coordinator.start()
    self.coordinator = coordinator
    return true
  }
}

final class AppCoordinator {
  private var appWindow: UIWindow?

  func start() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    appWindow = window
  }
}
