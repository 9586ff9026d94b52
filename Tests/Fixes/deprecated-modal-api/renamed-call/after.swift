import UIKit

final class HomeController: UIViewController {
  func open(_ controller: UIViewController) {
    present(controller, animated: true)
  }

  func close() {
    self.dismiss(animated: true)
  }
}
