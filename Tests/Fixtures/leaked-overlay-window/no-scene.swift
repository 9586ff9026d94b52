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

final class AlertShower {
  private var alertWindow: UIWindow?

  func show(_ alert: UIAlertController) {
    let window = UIWindow(frame: UIScreen.main.bounds) // expect: leaked-overlay-window
    window.rootViewController = UIViewController()
    window.windowLevel = .alert
    window.makeKeyAndVisible()
    alertWindow = window
    window.rootViewController?.present(alert, animated: true)
  }

  func hide() { alertWindow = nil }
}

final class AlertQueue {
  private let shower = AlertShower()
}
