// What the coordinators put first into their router is what their presenter shows.
import UIKit

final class RecipeCoordinator: Showable {
  private let router: Routing

  init() { router = Router(navigation: UINavigationController()) }

  func start() { router.setFirst(RecipeController()) }

  func shown() -> UIViewController { router.shown() }
}

final class RecipeController: UIViewController {}

final class MenuCoordinator: Showable {
  private let router: Routing

  init() { router = Router() }

  func start() { show(DishCoordinator(dish: DishController())) }

  private func show(_ coordinator: Showable) { router.setFirst(coordinator) }

  func shown() -> UIViewController { router.shown() }
}

final class DishCoordinator: Showable {
  private let controller: DishController

  init(dish: DishController) { controller = dish }

  func shown() -> UIViewController { controller }
}

final class DishController: UIViewController {}

final class BillCoordinator: Showable {
  private let router: Routing

  init() { router = Router() }

  func start() { router.setFirst(BillController()) }

  func shown() -> UIViewController { router.shown() }
}

final class BillController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }
}

/// What it shows first, somebody else decides.
final class GuestCoordinator: Showable {
  private let router: Routing

  init(router: Routing) { self.router = router }

  func start(with first: Showable) { router.setFirst(first) }

  func shown() -> UIViewController { router.shown() }
}
