// A protocol that all controllers conform to asks for what UIKit has already: `present` is still UIKit's.
import UIKit

protocol Showing {
  func present(_ page: UIViewController, animated: Bool, completion: (() -> Void)?)
  func present(_ page: UIViewController, animated: Bool)
}

extension UIViewController: Showing {
  func present(_ page: UIViewController, animated: Bool) { present(page, animated: animated, completion: nil) }
}

final class CellarController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UILabel())
  }
}

final class StairsController: UIViewController {
  @objc func descend() { open(from: self) }

  private func open(from page: UIViewController) {
    let cellar = CellarController()
    cellar.modalPresentationStyle = .fullScreen
    // expect: trapped-modal
    page.present(cellar, animated: true, completion: nil)
  }
}
