// The presenter puts Done into the navigation item of what it presents. Without a navigation controller around it no bar shows that item.
import UIKit

final class ShelfController: UIViewController {
  func openBare() {
    let list = JarController()
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in list.dismiss(animated: true) })
    present(list, animated: true) // expect: hidden-dismiss-button
  }
  // The twins: a bar is around it, or it has one of its own.
  func openFramed() {
    let list = JarController()
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in list.dismiss(animated: true) })
    present(UINavigationController(rootViewController: list), animated: true)
  }
  func openWithBar() {
    let list = BarredController()
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in list.dismiss(animated: true) })
    present(list, animated: true)
  }
  // A button in its view is seen.
  func openWithButton() {
    let list = JarController()
    list.view.addSubview(UIButton(type: .close, primaryAction: UIAction { _ in list.dismiss(animated: true) }))
    present(list, animated: true)
  }
}

final class JarController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Jars"
  }
}

final class BarredController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let bar = UINavigationBar()
    bar.items = [navigationItem]
    view.addSubview(bar)
  }
}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    let shelf = ShelfController()
    window?.rootViewController = shelf
    shelf.openBare()
    shelf.openFramed()
    shelf.openWithBar()
    shelf.openWithButton()
    return true
  }
}
