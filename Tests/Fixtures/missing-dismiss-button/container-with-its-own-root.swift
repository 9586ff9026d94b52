// A navigation controller whose class makes its root by itself: the root's controls count.
import UIKit

final class Pier: UIViewController {
  func showMap() { present(MapNavigation(), animated: true) }
  func showLog() { present(LogNavigation(), animated: true) } // expect: missing-dismiss-button
}

final class MapNavigation: UINavigationController {
  init() { super.init(rootViewController: MapController()) }
  required init?(coder: NSCoder) { nil }
}

final class MapController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) })
  }
}

final class LogNavigation: UINavigationController {
  init() { super.init(rootViewController: LogController()) }
  required init?(coder: NSCoder) { nil }
}

final class LogController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Log"
  }
}
