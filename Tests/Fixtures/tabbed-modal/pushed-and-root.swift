// clean
// A tab bar as the root of a window and on a navigation stack is the app.
import UIKit

final class MainTabs: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [UIViewController()]
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    window?.rootViewController = MainTabs()
  }
}

final class HomeController: UIViewController {
  func open() { navigationController?.pushViewController(MainTabs(), animated: true) }

  func ask() {
    let alert = UIAlertController(title: "Open?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
