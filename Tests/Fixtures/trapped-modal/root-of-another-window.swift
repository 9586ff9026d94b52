// A window that is made to lie on top gets a root: what is below stays. Of the app's own window a new root takes all modals with it.
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
    window = UIWindow()
    window?.rootViewController = Pier()
    window?.makeKeyAndVisible()
    return true
  }

  func restart() { window?.rootViewController = Pier() }
}

final class Pier: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    cover(MapPage()) // expect: trapped-modal
    cover(TidePage()) // expect: trapped-modal
    cover(WindPage()) // expect: trapped-modal
    cover(LeavePage())
    cover(SwapPage())
    cover(FallbackPage())
  }

  private func cover(_ page: UIViewController) {
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true)
  }
}

final class MapPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Legend") { _ in Legend().show() }))
  }
}

final class Legend {
  private var window: UIWindow?

  func show() {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }

  func hide() { window = nil }
}

final class TidePage: UIViewController {
  private let reader = Reader()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Table") { [reader] _ in reader.show() }))
  }
}

final class Reader {
  private var extra: UIWindow?

  func show() { extra = made() }

  private func made() -> UIWindow {
    let window = extra ?? UIWindow()
    window.rootViewController = UIViewController()
    return window
  }
}

final class WindPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Chart") { _ in Chart().show() }))
  }
}

final class Chart {
  private var window: UIWindow?

  func show() {
    window = Windows.made()
    window?.rootViewController = UIViewController()
  }
}

enum Windows {
  static func made() -> UIWindow {
    let window = UIWindow()
    window.backgroundColor = .clear
    return window
  }
}

final class LeavePage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Again") { _ in (UIApplication.shared.delegate as? AppDelegate)?.restart() }))
  }
}

// Who is handed the app's window gives that a new root.
final class SwapPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      UIButton(type: .system, primaryAction: UIAction(title: "Swap") { [unowned self] _ in
        guard let window = view.window else { return }
        Switcher(window: window).swap()
      }))
  }
}

final class Switcher {
  private let window: UIWindow
  init(window: UIWindow) { self.window = window }
  func swap() { window.rootViewController = Pier() }
}

// It is the screen's own, if it has one.
final class FallbackPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      UIButton(type: .system, primaryAction: UIAction(title: "Swap") { [unowned self] _ in
        let window = view.window ?? UIWindow()
        window.rootViewController = Pier()
      }))
  }
}
