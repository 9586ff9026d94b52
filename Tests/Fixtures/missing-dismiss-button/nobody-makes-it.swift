// In a whole app, a type that nothing makes presents nothing, whoever else has methods of these names.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = OrderController()
    window?.makeKeyAndVisible()
    return true
  }
}

/// Left over.
final class OrderHandler {
  weak var host: UIViewController?

  func handle(_ order: Int) {
    if order == 1 { showHelp() }
  }

  func showHelp() {
    host?.present(HelpPage(), animated: true)
  }
}

final class OrderModel {
  weak var host: UIViewController?

  func handle(_ order: Int) {
    if order == 1 { showHelp() }
  }

  func showHelp() {
    host?.present(HelpPage(), animated: true) // expect: missing-dismiss-button
  }
}

final class OrderController: UIViewController {
  private let model = OrderModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.host = self
    model.handle(1)
  }
}

final class HelpPage: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
  }
}
