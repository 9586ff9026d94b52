// clean
// A coordinator's window is the app's where no delegate has one of its own.
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  private let coordinator = Coordinator()

  func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
    coordinator.start()
    return true
  }
}

final class Coordinator {
  static weak var current: Coordinator?
  private let window = UIWindow()

  func start() {
    Self.current = self
    window.rootViewController = Market()
    window.makeKeyAndVisible()
  }
}

final class Market: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let stall = Stall()
    stall.modalPresentationStyle = .fullScreen
    present(stall, animated: true)
  }
}

final class Stall: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Again") { _ in Coordinator.current?.start() }))
  }
}
