// A delegate and the window that it keeps live equally long, by whatever name; a window that it only finds is none of its own.
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let main = UIWindow(windowScene: scene)
    main.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(touched)))
    window = main
    watch(main)
  }

  func sceneWillEnterForeground(_ scene: UIScene) {
    guard let window else { return }
    let tap = UITapGestureRecognizer(target: self, action: #selector(touched))
    window.addGestureRecognizer(tap)
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    let press = UILongPressGestureRecognizer(target: self, action: #selector(touched))
    // expect: unremoved-window-gesture
    UIApplication.shared.windows.first?.addGestureRecognizer(press)
  }

  private func watch(_ window: UIWindow) {
    window.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: #selector(touched)))
  }

  @objc private func touched() {}
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var shown: UIWindow? { UIApplication.shared.windows.last }

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    self.window?.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(touched)))
    shown?.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(touched))) // expect: unremoved-window-gesture
    return true
  }

  @objc private func touched() {}
}
