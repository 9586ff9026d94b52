// clean
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

  func show(_ alert: UIAlertController, in scene: UIWindowScene) {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    alertWindow = window
  }

  func hide() { alertWindow = nil }
}

final class LateScene {
  private var window: UIWindow?

  func show(in scene: UIWindowScene) {
    window = UIWindow(frame: scene.coordinateSpace.bounds)
    window?.windowScene = scene
    window?.isHidden = false
  }

  func hide() { window?.isHidden = true }
}

final class Owner {
  let shower = AlertShower()
  let late = LateScene()
}
