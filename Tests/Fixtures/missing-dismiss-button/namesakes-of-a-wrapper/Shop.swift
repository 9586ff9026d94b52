import UIKit

final class Shop: UIViewController {
  // Pushes.
  func begin(with page: UIViewController) { navigationController?.pushViewController(page, animated: true) }

  func visit() {
    begin(with: Shelf())
    OrderFlow(parent: UINavigationController()).start(with: 1)
  }
}

final class Kiosk: UIViewController {
  func open(_ page: UIViewController) { present(page, animated: true) }

  func visit() { open(Shelf()) }  // expect: missing-dismiss-button
}

final class Gallery: UIViewController {
  func open(_ page: UIViewController) { show(page, sender: nil) }

  func visit() { open(Shelf()) }
}

final class Shelf: UIViewController {
  private let text = UILabel()
}
