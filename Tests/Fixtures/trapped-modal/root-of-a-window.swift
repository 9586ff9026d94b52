// clean
// A window that is given another root by its own method, and a new window that becomes the app's.
import UIKit

extension UIWindow {
  func restart() { rootViewController = StartController() }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  static weak var current: SceneDelegate?
  var window: UIWindow?

  func signOut() {
    let fresh = UIWindow(frame: .zero)
    fresh.rootViewController = StartController()
    fresh.makeKeyAndVisible()
    window = fresh
  }
}

final class StartController: UIViewController {
  func tour() { cover(TourController()) }
  func account() { cover(AccountController()) }

  private func cover(_ page: UIViewController) {
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true)
  }
}

final class TourController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(primaryAction: UIAction(title: "Leave") { [weak self] _ in self?.view.window?.restart() }))
  }
}

final class AccountController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(primaryAction: UIAction(title: "Leave") { _ in SceneDelegate.current?.signOut() }))
  }
}
