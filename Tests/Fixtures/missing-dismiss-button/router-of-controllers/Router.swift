// A router keeps a navigation controller that its maker hands in, or one of its own.
import UIKit

protocol Showable {
  func shown() -> UIViewController
}

extension UIViewController: Showable {
  func shown() -> UIViewController { self }
}

protocol Routing: Showable {
  func setFirst(_ module: Showable, animated: Bool)
  func push(_ module: Showable)
}

extension Routing {
  func setFirst(_ module: Showable) { setFirst(module, animated: false) }
}

final class Router: Routing {
  private let navigation: UINavigationController

  init(navigation: UINavigationController = UINavigationController()) {
    self.navigation = navigation
  }

  func setFirst(_ module: Showable, animated: Bool) {
    let controller = module.shown()
    navigation.setViewControllers([controller], animated: animated)
  }

  func push(_ module: Showable) { navigation.pushViewController(module.shown(), animated: true) }

  func shown() -> UIViewController { navigation }
}
