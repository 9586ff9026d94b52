// A whole app, and what may be used all the same: by Objective-C, by another module's protocol, on an object that is not seen.
import ReactorKit
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = HomeController()
    window?.makeKeyAndVisible()
    return true
  }
}

/// Made by Objective-C; here it names nobody but itself.
final class AboutController: UIViewController {
  static weak var last: AboutController?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    AboutController.last = self
    present(HelpPage(), animated: true) // expect: missing-dismiss-button
  }
}

/// The package calls `bind(reactor:)`.
final class HomeController: UIViewController, View {
  func bind(reactor: HomeReactor) {
    present(HelpPage(), animated: true) // expect: missing-dismiss-button
  }
}

final class HomeReactor {}

final class Dialogs {
  weak var host: UIViewController?

  func showHelp(title: String) {
    host?.present(HelpPage(), animated: true) // expect: missing-dismiss-button
  }
}

final class Permissions {
  private let dialogs: Dialogs = Registry.resolve()
  init() { Registry.current.showHelp(title: "Permissions") }
}

final class HelpPage: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    _ = Permissions()
    view.addSubview(label)
  }
}
