// The team's own way to present.
import UIKit

protocol Screen {
  func toPresentable() -> UIViewController
}

protocol RouterType: AnyObject {
  func present(_ screen: Screen, animated: Bool)
  func dismissTop(animated: Bool)
}

final class Router: RouterType {
  private let navigation: UINavigationController

  init(navigation: UINavigationController) { self.navigation = navigation }

  func present(_ screen: Screen, animated: Bool) {
    navigation.present(screen.toPresentable(), animated: animated)
  }

  func dismissTop(animated: Bool) { navigation.dismiss(animated: animated) }
}
