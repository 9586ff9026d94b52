// clean
// An app with a delegate's window needs no scene.
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var passcodeWindow: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UITabBarController()
    window?.makeKeyAndVisible()
    return true
  }

  func lock() {
    passcodeWindow = UIWindow(frame: UIScreen.main.bounds)
    passcodeWindow?.rootViewController = UIViewController()
    passcodeWindow?.makeKeyAndVisible()
  }

  func unlock() {
    window?.makeKeyAndVisible()
    passcodeWindow = nil
  }
}
