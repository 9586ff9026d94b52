// A router presents what its module answers with; that the router answers, too, with what it was handed makes it no modal.
import UIKit

protocol Presentable { func toPresent() -> UIViewController? }

extension UIViewController: Presentable {
  func toPresent() -> UIViewController? { self }
}

final class Router: Presentable {
  private weak var root: UINavigationController?
  init(root: UINavigationController) { self.root = root }
  func toPresent() -> UIViewController? { root }

  func cover(_ module: Presentable) {
    guard let controller = module.toPresent() else { return }
    controller.modalPresentationStyle = .fullScreen
    root?.present(controller, animated: true)
  }
}

final class HelpFlow {
  private let router: Router
  init(router: Router) { self.router = router }
  func start() { router.cover(HelpController()) } // expect: trapped-modal
}

final class HelpController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UISwitch())
  }
}

final class MainController: UINavigationController {
  func help() { HelpFlow(router: Router(root: self)).start() }
}
