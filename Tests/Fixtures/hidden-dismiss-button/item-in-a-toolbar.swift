// An item that stands in a toolbar of the screen as well is seen there; one of the navigation item alone is not, where no bar shows that.
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = MenuController()
    window?.makeKeyAndVisible()
    return true
  }
}

final class MenuController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .system, primaryAction: UIAction { [unowned self] _ in open() }))
  }
  private func open() {
    present(ListController(), animated: true)
    present(BareController(), animated: true)  // expect: hidden-dismiss-button
  }
}

final class ListController: UIViewController {
  private let toolbar = UIToolbar()
  override func viewDidLoad() {
    super.viewDidLoad()
    let item = UIBarButtonItem(title: "Map", style: .plain, target: self, action: #selector(toMap))
    navigationItem.leftBarButtonItem = item
    toolbar.items = [item]
    view.addSubview(toolbar)
  }
  @objc private func toMap() { dismiss(animated: true) }
}

final class BareController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Map", style: .plain, target: self, action: #selector(toMap))
  }
  @objc private func toMap() { dismiss(animated: true) }
}
