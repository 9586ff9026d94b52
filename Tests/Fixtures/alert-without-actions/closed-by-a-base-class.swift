// A spinner in an alert is closed by a function that the class inherits.
import UIKit

class LoadingController: UIViewController {
  func hideLoading() { dismiss(animated: true) }
  func idle() {}
}

final class OrdersController: LoadingController {
  func reload() {
    let spinner = UIAlertController(title: nil, message: "Loading…", preferredStyle: .alert)
    present(spinner, animated: true)
    Orders.load { [weak self] in self?.hideLoading() }
  }
}

final class BasketController: LoadingController {
  func reload() {
    let spinner = UIAlertController(title: nil, message: "Loading…", preferredStyle: .alert) // expect: alert-without-actions
    present(spinner, animated: true)
    Orders.load { [weak self] in self?.idle() }
  }
}

enum Orders { static func load(_ then: @escaping () -> Void) { then() } }
