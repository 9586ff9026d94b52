// A session makes its own window, gives it a root, and goes with it. One that a scene's delegate keeps stays as long as the app.
import UIKit

final class TimerSession: NSObject {
  private let onEnd: () -> Void
  private let window: UIWindow
  private lazy var hold = UILongPressGestureRecognizer(target: self, action: #selector(held))

  init(scene: UIWindowScene, onEnd: @escaping () -> Void) {
    self.onEnd = onEnd
    window = UIWindow(windowScene: scene)
  }

  func begin() {
    window.rootViewController = UIViewController()
    window.addGestureRecognizer(hold)
    window.isHidden = false
  }

  @objc private func held() {
    window.isHidden = true
    onEnd()
  }
}

final class HomeController: UIViewController {
  private var timer: TimerSession?

  @objc func raised() {
    guard timer == nil, let scene = view.window?.windowScene else { return }
    timer = TimerSession(scene: scene) { [weak self] in self?.timer = nil }
    timer?.begin()
  }
}

final class Shell: NSObject {
  private let window: UIWindow
  private lazy var hold = UILongPressGestureRecognizer(target: self, action: #selector(held))

  init(window: UIWindow) { self.window = window }

  func begin() {
    window.rootViewController = UIViewController()
    window.addGestureRecognizer(hold) // expect: unremoved-window-gesture
  }

  @objc private func held() { print("held") }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var shell: Shell?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    shell = Shell(window: window)
    shell?.begin()
    window.makeKeyAndVisible()
    self.window = window
  }
}
