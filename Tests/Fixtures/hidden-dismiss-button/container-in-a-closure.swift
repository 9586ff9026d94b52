// A closure that the presenter hands over puts a container around what it is handed, or styles it; whoever calls the closure says only
// what that is.
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    let root = UINavigationController()
    root.viewControllers = [
      WrappingShelf(onPick: { [weak root] leaf in
        root?.present(UINavigationController(rootViewController: leaf), animated: true)
      }),
      NamingShelf(onPick: { [weak root] leaf in
        let around = UINavigationController(rootViewController: leaf)
        around.modalPresentationStyle = .fullScreen
        root?.present(around, animated: true) // expect: trapped-modal
      }),
      BareShelf(onPick: { [weak root] leaf in
        root?.present(leaf, animated: true) // expect: hidden-dismiss-button
      }),
    ]
    window = UIWindow()
    window?.rootViewController = root
    return true
  }
}

final class WrappingShelf: UIViewController {
  private let onPick: (LeafController) -> Void
  init(onPick: @escaping (LeafController) -> Void) {
    self.onPick = onPick
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onPick(LeafController())
  }
}

final class NamingShelf: UIViewController {
  private let onPick: (StuckController) -> Void
  init(onPick: @escaping (StuckController) -> Void) {
    self.onPick = onPick
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onPick(StuckController())
  }
}

final class BareShelf: UIViewController {
  private let onPick: (LeafController) -> Void
  init(onPick: @escaping (LeafController) -> Void) {
    self.onPick = onPick
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onPick(LeafController())
  }
}

final class LeafController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(close))
  }
  @objc private func close() { dismiss(animated: true) }
}

final class StuckController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UILabel())
  }
}
