import UIKit

final class EditController: UIViewController {
  override var isModalInPopover: Bool {
    get { hasChanges }
    set { hasChanges = newValue }
  }

  private var hasChanges = false
}

final class HomeController: UIViewController {
  func edit(_ controller: EditController) {
    controller.isModalInPopover = true
  }
}
