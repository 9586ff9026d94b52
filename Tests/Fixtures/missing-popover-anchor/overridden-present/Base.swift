// The base class says where each popover points, unless it was told.
// clean
import UIKit

class BaseController: UIViewController {
  override func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    if let popover = controller.popoverPresentationController, popover.barButtonItem == nil {
      popover.sourceView = view
    }
    super.present(controller, animated: animated, completion: completion)
  }
}
