// Who holds the navigation controller that is presented may pop it: of the root that leads nowhere. Of a page further in it leads back, and
// where another stack may be meant it is not told apart. To pop to itself leads back to the page that says so, which stays.
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    let tabs = UITabBarController()
    tabs.viewControllers = [MeadowController(), OrchardController()]
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    return true
  }
}

final class MeadowController: UIViewController {
  private lazy var tour = TourFlow(root: self)
  private lazy var ending = EndingFlow(root: self)
  private lazy var either = EitherFlow(root: self)
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .system, primaryAction: UIAction { [unowned self] _ in show() }))
  }
  private func show() {
    tour.start()
    ending.start()
    either.start()
  }
}

final class OrchardController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let navigation = UINavigationController(rootViewController: PaletteController())
    navigation.modalPresentationStyle = .fullScreen
    present(navigation, animated: true) // expect: trapped-modal
  }
}

final class TourFlow {
  private let root: UIViewController
  private var box: UINavigationController?
  init(root: UIViewController) { self.root = root }
  func start() {
    let page = CloverController(didLeave: { [weak self] in self?.restore() })
    box = UINavigationController(rootViewController: page)
    if let box = box {
      box.modalPresentationStyle = .fullScreen
      root.present(box, animated: false) // expect: trapped-modal
    }
  }
  private func restore() { box?.popToRootViewController(animated: true) }
}

final class EndingFlow {
  private let root: UIViewController
  private var box: UINavigationController?
  init(root: UIViewController) { self.root = root }
  func start() {
    let page = CloverController(didLeave: { [weak self] in self?.restore() })
    box = UINavigationController(rootViewController: page)
    if let box = box {
      box.modalPresentationStyle = .fullScreen
      root.present(box, animated: false)
    }
  }
  private func restore() { box?.dismiss(animated: true) }
}

/// The name may stand for the stack below as well.
final class EitherFlow {
  private let root: UIViewController
  private var box: UINavigationController?
  init(root: UIViewController) { self.root = root }
  func start() {
    let page = CloverController(didLeave: { [weak self] in self?.restore() })
    box = UINavigationController(rootViewController: page)
    if let box = box {
      box.modalPresentationStyle = .fullScreen
      root.present(box, animated: false)
    }
  }
  func settle() { box = root.navigationController }
  private func restore() { box?.popToRootViewController(animated: true) }
}

final class CloverController: UIViewController {
  private let didLeave: () -> Void
  init(didLeave: @escaping () -> Void) {
    self.didLeave = didLeave
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.addTarget(self, action: #selector(go), for: .touchUpInside)
    view.addSubview(button)
  }
  @objc private func go() { didLeave() }
}

protocol DyeDelegate: AnyObject { func chose(_ name: String) }

final class PaletteController: UIViewController, DyeDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(choose), for: .touchUpInside)
    view.addSubview(button)
  }
  @objc private func choose() {
    let dyes = DyesController()
    dyes.delegate = self
    navigationController?.pushViewController(dyes, animated: true)
  }
  func chose(_ name: String) {
    title = name
    navigationController?.popToViewController(self, animated: true)
  }
}

final class DyesController: UITableViewController {
  weak var delegate: DyeDelegate?
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { delegate?.chose("Madder") }
}
