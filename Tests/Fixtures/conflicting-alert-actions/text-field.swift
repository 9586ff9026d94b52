// A text field on an action sheet; `UIAlertController()` is one.
import UIKit

final class NameController: UIViewController {
  func rename() {
    let sheet = UIAlertController(title: "Rename", message: nil, preferredStyle: .actionSheet)
    sheet.addTextField { $0.placeholder = "Name" } // expect: conflicting-alert-actions
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(sheet, animated: true)
  }

  func ask() {
    let plain = UIAlertController()
    plain.title = "Name"
    plain.addTextField(configurationHandler: nil) // expect: conflicting-alert-actions
    plain.addAction(UIAlertAction(title: "OK", style: .default))
    present(plain, animated: true)
  }
}
