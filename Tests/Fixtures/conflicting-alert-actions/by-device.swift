// clean
// The style is chosen by the device, and the field only where it may be.
import UIKit

final class NameController: UIViewController {
  func rename() {
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: isPad ? .alert : .actionSheet)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    if alert.preferredStyle == .alert { alert.addTextField() }
    present(alert, animated: true)
  }
}
