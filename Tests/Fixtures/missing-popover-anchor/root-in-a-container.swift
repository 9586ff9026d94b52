// A container that is handed its root points nowhere. Who is handed the root may point the popover of the container around it.
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = LoomController()
    return true
  }
}

final class LoomController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let bare = ThreadController()
    let around = UINavigationController(rootViewController: bare)
    around.modalPresentationStyle = .popover
    present(around, animated: true) // expect: missing-popover-anchor

    let own = ThreadController()
    let frame = FrameNavigation(rootViewController: own)
    frame.modalPresentationStyle = .popover
    present(frame, animated: true) // expect: missing-popover-anchor

    let pointed = ThreadController()
    let placed = UINavigationController(rootViewController: pointed)
    placed.modalPresentationStyle = .popover
    point(pointed)
    present(placed, animated: true)

    let root = ThreadController()
    let aimed = AimedNavigation(rootViewController: root)
    aimed.modalPresentationStyle = .popover
    present(aimed, animated: true)
  }

  private func point(_ page: UIViewController) {
    page.navigationController?.popoverPresentationController?.sourceView = view
  }
}

final class FrameNavigation: UINavigationController {}

final class AimedNavigation: UINavigationController {
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    modalPresentationStyle = .popover
    popoverPresentationController?.sourceView = rootViewController.view
  }
  required init?(coder: NSCoder) { nil }
}

final class ThreadController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }
}
