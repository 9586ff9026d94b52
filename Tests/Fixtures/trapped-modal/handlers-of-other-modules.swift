// Controls whose end nobody sees may close: a selector that no file declares, a function of another module that says so, a bar item or an
// action that another module makes, and whoever is handed the screen. One that only counts leads nowhere.
import KitOfOthers
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = PierController()
    window?.makeKeyAndVisible()
    return true
  }
}

final class PierController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system, primaryAction: UIAction { [unowned self] _ in showAll() })
    view.addSubview(button)
  }

  private func showAll() {
    cover(SelectorController())
    cover(BackController())
    cover(ItemController())
    cover(ActionController())
    cover(HandedController())
    let page = CountController()
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true)  // expect: trapped-modal
  }

  private func cover(_ page: UIViewController) {
    let navigation = UINavigationController(rootViewController: page)
    navigation.modalPresentationStyle = .fullScreen
    present(navigation, animated: true)
  }
}

final class SelectorController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton()
    button.addTarget(self, action: #selector(kit_leaveQuietly), for: .touchUpInside)
    view.addSubview(button)
  }
}

final class BackController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton()
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    view.addSubview(button)
  }
  @objc private func tapped() { navigationController?.goBack() }
}

final class ItemController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = Theme.shared.leading(in: "pier")
  }
}

final class ActionController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .system, primaryAction: Actions.pier))
  }
}

final class HandedController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Chrome.standard.dress(self)
  }
}

final class CountController: UIViewController {
  private var count = 0
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton()
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    view.addSubview(button)
  }
  @objc private func tapped() {
    count += 1
    Tally.shared.note(count)
  }
}
