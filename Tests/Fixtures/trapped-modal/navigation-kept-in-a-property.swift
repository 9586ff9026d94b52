// A navigation controller that a property keeps shows what the function that presents it puts in, and that is what its callers hand to it.
// What the property's own value sets on it, its refusal of the swipe, counts as well.
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func applicationDidFinishLaunching(_ application: UIApplication) {
    window = UIWindow()
    window?.rootViewController = KilnController()
    window?.makeKeyAndVisible()
  }
}

final class KilnController: UIViewController {
  private lazy var refusing: UINavigationController = {
    let navigation = UINavigationController()
    navigation.isModalInPresentation = true
    return navigation
  }()
  private lazy var covering = UINavigationController()
  private lazy var leavable = UINavigationController()

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton()
    button.addTarget(self, action: #selector(fire), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func fire() {
    refuse(GlazeController()) // expect: trapped-modal
    cover(GlazeController()) // expect: trapped-modal
    cover(TongsController())
    show(TongsController())
  }

  private func refuse(_ page: UIViewController) {
    refusing.setViewControllers([page], animated: false)
    present(refusing, animated: true)
  }

  private func cover(_ page: UIViewController) {
    covering.viewControllers = [page]
    covering.modalPresentationStyle = .fullScreen
    present(covering, animated: true)
  }

  // Another function puts something else in.
  private func rewind() { leavable.setViewControllers([GlazeController()], animated: false) }

  private func show(_ page: UIViewController) {
    leavable.setViewControllers([page], animated: false)
    leavable.modalPresentationStyle = .fullScreen
    present(leavable, animated: true)
  }
}

final class GlazeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UILabel())
  }
}

final class TongsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }
}
