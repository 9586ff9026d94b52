// A function called `selector` that presents what it is handed: its calls are sites, and uses of `#selector` are none.
import UIKit

final class CatalogueController: UIViewController {
  func open() {
    selector(TrapController())  // expect: missing-dismiss-button
  }

  private func selector(_ page: UIViewController) { present(page, animated: true) }

  @objc func reload() {}

  func listen() {
    NotificationCenter.default.addObserver(self, selector: #selector(reload), name: .init("catalogue"), object: nil)
  }
}

final class TrapController: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
  }
}
