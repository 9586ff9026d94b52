// Scenes have the window: nobody sets the app delegate's, so what it does with it never happens.
import UIKit
import UserNotifications

@main
final class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  var window: UIWindow?

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler done: @escaping () -> Void
  ) {
    if let window = window {
      window.rootViewController?.dismiss(animated: true)
      window.rootViewController?.present(ReadingsController(), animated: true)
    }
    done()
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    guard let window else { return }
    window.rootViewController?.dismiss(animated: true)
    window.rootViewController?.present(ReadingsController(), animated: true) // expect: presenting-during-dismissal, missing-dismiss-button
  }
}

final class ReadingsController: UIViewController {}
