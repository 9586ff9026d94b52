// A plain one that is made once and shown again and again.
import UIKit

final class BrandedNavigation: UINavigationController {}

class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Page"
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
  }
}

final class CartPage: Page {}
final class OrdersPage: Page {}
final class OffersPage: Page {}
final class ChatPage: Page {}

final class ShopController: UIViewController {
  private lazy var chat = UINavigationController(rootViewController: ChatPage())

  func cart() { present(BrandedNavigation(rootViewController: CartPage()), animated: true) }
  func orders() { present(BrandedNavigation(rootViewController: OrdersPage()), animated: true) }
  func offers() { present(BrandedNavigation(rootViewController: OffersPage()), animated: true) }

  func ask() {
    present(chat, animated: true) // expect: unstyled-modal-bar
  }
}
