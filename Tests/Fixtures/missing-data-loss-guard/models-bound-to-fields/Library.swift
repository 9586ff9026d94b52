import UIKit

final class LibraryController: UIViewController {
  func addShelf() {
    let presenter = ShelfPresenter()
    let screen = ShelfScreen(presenter: presenter)
    presenter.screen = screen
    present(UINavigationController(rootViewController: screen), animated: true) // expect: missing-data-loss-guard
  }
}
