// A window whose alpha is 0 for good takes no touch; one that fades in and is never let go does.
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let colours = BarColours()
  private let tour = Tour()
}

final class BarColours {
  private var clear: UIWindow?

  func attach(to scene: UIWindowScene) {
    if clear == nil {
      let window = UIWindow(windowScene: scene)
      window.rootViewController = BarController()
      window.alpha = 0
      clear = window
    }
    clear?.windowLevel = .statusBar
    clear?.makeKeyAndVisible()
  }
}

final class Tour {
  private var tour: UIWindow?

  func explain(in scene: UIWindowScene) {
    let window = UIWindow(windowScene: scene) // expect: leaked-overlay-window
    window.rootViewController = BarController()
    window.alpha = 0
    window.makeKeyAndVisible()
    UIView.animate(withDuration: 0.2) { window.alpha = 1 }
    tour = window
  }
}

final class BarController: UIViewController {}
