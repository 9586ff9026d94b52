import UIKit

final class HomeController: UIViewController {
  func open(_ controller: UIViewController) {
    presentModalViewController(controller, animated: true)
  }

  func close() {
    self.dismissModalViewController(animated: true)
  }
}
