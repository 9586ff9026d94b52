// A computed property says which cases of an enum it gives: what a factory makes for another case is never shown.
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = UITabBarController()
    (window?.rootViewController as? UITabBarController)?.viewControllers = [Orders(), Offers()]
    window?.makeKeyAndVisible()
    return true
  }
}

final class Orders: UIViewController {
  private var shelf: Shelf {
    switch title {
    case "new": return .fresh
    default: return .dry
    }
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .infoLight, primaryAction: UIAction { [unowned self] _ in open() }))
  }
  private func open() { present(Shelves.make(shelf), animated: true) }
}

final class Offers: UIViewController {
  private var shelf: Shelf { view.isHidden ? .fresh : .empty }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .infoLight, primaryAction: UIAction { [unowned self] _ in open() }))
  }
  private func open() { present(Shelves.make(shelf), animated: true) } // expect: missing-dismiss-button
}

enum Shelf { case fresh, dry, empty }

enum Shelves {
  static func make(_ shelf: Shelf) -> UIViewController {
    switch shelf {
    case .fresh, .dry: return UINavigationController(rootViewController: FullShelf())
    case .empty: return EmptyShelf()
    }
  }
}

final class FullShelf: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }
}
final class EmptyShelf: UIViewController {}
