// A call means what is declared closest by: not another type's method of that name, nor a private overload of another file.
import UIKit

final class OrderFlow {
  private let parent: UINavigationController

  init(parent: UINavigationController) { self.parent = parent }

  func start(with order: UIViewController) { parent.pushViewController(order, animated: true) }

  func start(with number: Int) { begin(with: OrderPage()) }

  private func begin(with page: UIViewController) { parent.present(UINavigationController(rootViewController: page), animated: true) }
}

final class OrderPage: UIViewController {
  private let text = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
  }
}
