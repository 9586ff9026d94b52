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

final class TourShower {
  static let shared = TourShower()
  private var tourWindow: UIWindow?

  func start() {
    tourWindow = UIWindow() // expect: leaked-overlay-window
    tourWindow?.rootViewController = UIPageViewController()
    tourWindow?.isHidden = false
  }

  func end() {
    tourWindow?.isHidden = true
    tourWindow = nil
  }
}

extension TourShower { static func make() -> TourShower { TourShower() } }
