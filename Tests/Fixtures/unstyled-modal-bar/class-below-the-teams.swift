// clean
// A subclass of the app's own class is the app's own.
import UIKit

class BrandedNavigation: UINavigationController {}
final class DarkNavigation: BrandedNavigation {}

class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Page"
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
  }
}

final class FilmPage: Page {}
final class SeatPage: Page {}
final class SnackPage: Page {}
final class TrailerPage: Page {}

final class CinemaController: UIViewController {
  func film() { present(BrandedNavigation(rootViewController: FilmPage()), animated: true) }
  func seat() { present(BrandedNavigation(rootViewController: SeatPage()), animated: true) }
  func snack() { present(BrandedNavigation(rootViewController: SnackPage()), animated: true) }
  func trailer() { present(DarkNavigation(rootViewController: TrailerPage()), animated: true) }
}
