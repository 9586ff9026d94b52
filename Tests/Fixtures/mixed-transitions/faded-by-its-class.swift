// The class sets it once it is loaded.
import UIKit

class Page: UIViewController {
  lazy var close = UIButton(type: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
}

final class CartPage: Page {}
final class OrdersPage: Page {}
final class OffersPage: Page {}
final class SizesPage: Page {}
final class ReturnsPage: Page {}

final class CouponPage: Page {
  override func viewDidLoad() {
    super.viewDidLoad()
    modalTransitionStyle = .crossDissolve
    view.addSubview(close)
  }
}

final class ShopController: UIViewController {
  func cart() { present(CartPage(), animated: true) }
  func orders() { present(OrdersPage(), animated: true) }
  func offers() { present(OffersPage(), animated: true) }
  func sizes() { present(SizesPage(), animated: true) }
  func returns() { present(ReturnsPage(), animated: true) }

  func coupon() {
    present(CouponPage(), animated: true) // expect: mixed-transitions
  }
}
