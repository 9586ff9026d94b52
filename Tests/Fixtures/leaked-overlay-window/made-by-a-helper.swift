// A window is known by what holds what a helper gives back, and by what holds it once a closure has set it up.
import Then
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let news = News()
  private let offers = Offers()
  private let warnings = Warnings()
  private let tips = Tips()
}

final class News {
  private var overlay: UIWindow?

  func show(in scene: UIWindowScene) {
    overlay = make(UIViewController(), in: scene)
    overlay?.makeKeyAndVisible()
  }

  private func make(_ root: UIViewController, in scene: UIWindowScene) -> UIWindow {
    let window = UIWindow(windowScene: scene) // expect: leaked-overlay-window
    window.rootViewController = root
    return window
  }

  func hide() { overlay?.alpha = 0 }
}

final class Offers {
  private var offer: UIWindow?

  func show(in scene: UIWindowScene) {
    offer = make(UIViewController(), in: scene)
    offer?.makeKeyAndVisible()
  }

  private func make(_ root: UIViewController, in scene: UIWindowScene) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root
    return window
  }

  func hide() {
    offer?.isHidden = true
    offer = nil
  }
}

final class Warnings {
  private var warning: UIWindow?

  func show(in scene: UIWindowScene) {
    warning = UIWindow(windowScene: scene).then { // expect: leaked-overlay-window
      $0.rootViewController = UIViewController()
      $0.isHidden = false
    }
  }
}

final class Tips {
  private var tip: UIWindow?

  func show(in scene: UIWindowScene) {
    tip = UIWindow(windowScene: scene).then {
      $0.rootViewController = UIViewController()
      $0.isHidden = false
    }
  }

  func hide() { tip?.isHidden = true }
}
