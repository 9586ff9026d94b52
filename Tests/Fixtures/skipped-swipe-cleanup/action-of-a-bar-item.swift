// A Cancel of the modal's own with a `UIAction` calls off what every screen shares, as one with a selector would.
import UIKit

final class Pier: UIViewController {
  func fish() { present(UINavigationController(rootViewController: RodPage()), animated: true) } // expect: skipped-swipe-cleanup
  func look() { present(UINavigationController(rootViewController: ViewPage()), animated: true) }
}

@MainActor final class Boats {
  static let shared = Boats()
  private var waiting = 1
  func cancelAll() { waiting = 0 }
}

final class RodPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in
        Boats.shared.cancelAll()
        self?.dismiss(animated: true)
      })
  }
}

final class ViewPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }
}
