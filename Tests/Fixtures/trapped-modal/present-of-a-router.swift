// A router of the team's has a `present` as well, which refuses the swipe. No controller's bare `present` is that one, nor is
// that of a controller which UIKit hands out.
import UIKit

final class Router {
  private weak var root: UINavigationController?
  init(root: UINavigationController) { self.root = root }

  func present(_ module: UIViewController, animated: Bool = true) {
    module.isModalInPresentation = true
    root?.present(module, animated: animated)
  }
}

final class ShopController: UIViewController {
  private var router: Router?

  func fromHere() { [1].forEach { _ in present(InfoController(), animated: true) } } // expect: missing-dismiss-button
  func fromTheStack() { navigationController?.present(InfoController(), animated: true) } // expect: missing-dismiss-button
  func fromTheTabs() { tabBarController?.present(InfoController(), animated: true) } // expect: missing-dismiss-button
  func fromTheRoot() { view.window?.rootViewController?.present(InfoController(), animated: true) } // expect: missing-dismiss-button
  func byTheRouter() { router?.present(MapController(), animated: true) } // expect: trapped-modal
}

final class InfoController: UIViewController {
  private let text = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(text)
  }
}

final class MapController: UIViewController {
  private let text = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(text)
  }
}
