// deployment-target: 9.0
// Calls that were renamed long ago.
import UIKit

final class HomeController: UIViewController {
  func open(_ controller: UIViewController) {
    presentModalViewController(controller, animated: true) // expect: deprecated-modal-api
  }

  func close() {
    dismissModalViewControllerAnimated(true) // expect: deprecated-modal-api
    self.parent?.dismissModalViewController(animated: true) // expect: deprecated-modal-api
  }
}
