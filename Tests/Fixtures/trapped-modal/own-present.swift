// A project's own `present`: a router that pushes, a toast, a case of an enum. None is a modal.
// clean
import UIKit

enum Scene { case list, sheet(UIView), cover }

final class Router {
  private let navigation = UINavigationController()

  func present(_ scene: Scene, animated: Bool) {
    switch scene {
    case .list: navigation.pushViewController(ListController(), animated: animated)
    case let .sheet(view): navigation.view.addSubview(view)
    case .cover: break
    }
  }
}

final class ListController: UIViewController {
  let router = Router()
  func go() { router.present(.list, animated: true) }
}
