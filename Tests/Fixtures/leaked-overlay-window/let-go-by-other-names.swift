// Hidden under another name, by a method of windows, by what it shows, or along with its owner; and one that only fades, or whose
// content hides another window.
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    Locks.shared.lock(in: scene)
  }
}

final class Locks {
  static let shared = Locks()
  private var lockWindow: UIWindow?

  func lock(in scene: UIWindowScene) {
    lockWindow = UIWindow(windowScene: scene) // expect: leaked-overlay-window
    lockWindow?.rootViewController = UIViewController()
    lockWindow?.makeKeyAndVisible()
  }

  func unlock() {
    guard let shown = lockWindow else { return }
    UIView.animate(withDuration: 0.2) { shown.alpha = 0 }
  }
}

@MainActor let banners = Banners()

final class Banners {
  private var alertWindow: UIWindow?
  private var toastWindow: ToastWindow?
  private var hintWindow: UIWindow?
  private var tourWindow: UIWindow?
  private var callWindow: UIWindow?

  func alert(in scene: UIWindowScene) {
    alertWindow = UIWindow(windowScene: scene)
    alertWindow?.makeKeyAndVisible()
  }

  func endAlert() {
    if let shown = alertWindow { shown.isHidden = true }
  }

  func toast(in scene: UIWindowScene) {
    toastWindow = ToastWindow(windowScene: scene)
    toastWindow?.makeKeyAndVisible()
  }

  func endToast() { toastWindow?.leave() }

  func hint(in scene: UIWindowScene) {
    hintWindow = UIWindow(windowScene: scene)
    hintWindow?.makeKeyAndVisible()
  }

  func endHint() { hintWindow?.goAway() }

  func tour(in scene: UIWindowScene) {
    tourWindow = UIWindow(windowScene: scene)
    tourWindow?.rootViewController = TourController()
    tourWindow?.makeKeyAndVisible()
  }

  func call(in scene: UIWindowScene) {
    callWindow = UIWindow(windowScene: scene)
    callWindow?.makeKeyAndVisible()
  }

  func endCall() { callWindow?.fadeAway(duration: 0.3) }
}

final class ToastWindow: UIWindow {
  func leave() { hide() }
  private func hide() { isHidden = true }
}

extension UIWindow {
  func goAway() { isHidden = true }
}

final class TourController: UIViewController {
  @objc private func done() { view.window?.isHidden = true }
}

final class PinCoordinator {
  private let scene: UIWindowScene
  private var pinWindow: UIWindow?

  init(scene: UIWindowScene) { self.scene = scene }

  func ask() {
    pinWindow = UIWindow(windowScene: scene)
    pinWindow?.makeKeyAndVisible()
  }
}

final class VaultController: UIViewController {
  private var pin: PinCoordinator?

  func open(in scene: UIWindowScene) {
    pin = PinCoordinator(scene: scene)
    pin?.ask()
  }

  func opened() { pin = nil }
}
