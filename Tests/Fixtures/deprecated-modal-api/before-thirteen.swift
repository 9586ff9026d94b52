// deployment-target: 12.0
// clean
// `isModalInPresentation` came with iOS 13.
import UIKit

final class EditController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    self.isModalInPopover = true
  }
}
