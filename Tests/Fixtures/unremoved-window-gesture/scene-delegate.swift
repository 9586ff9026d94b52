// As long as the scene lives, so does the recogniser: worth an info.
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    let tap = UITapGestureRecognizer(target: self, action: #selector(touched))
    window?.addGestureRecognizer(tap) // expect: unremoved-window-gesture
  }

  @objc private func touched() {}
}
