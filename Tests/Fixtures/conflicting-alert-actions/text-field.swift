// A text field on an action sheet; `UIAlertController()` is one.
import UIKit

final class NameController: UIViewController {
  func rename() {
    let sheet = UIAlertController(title: "Rename", message: nil, preferredStyle: .actionSheet)
    sheet.addTextField { $0.placeholder = "Name" } // expect: conflicting-alert-actions
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = view
    sheet.popoverPresentationController?.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
    sheet.popoverPresentationController?.permittedArrowDirections = []
    present(sheet, animated: true)
  }

  func ask() {
    let plain = UIAlertController()
    plain.title = "Name"
    plain.addTextField(configurationHandler: nil) // expect: conflicting-alert-actions
    plain.addAction(UIAlertAction(title: "OK", style: .default))
    plain.popoverPresentationController?.sourceView = view
    plain.popoverPresentationController?.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
    plain.popoverPresentationController?.permittedArrowDirections = []
    present(plain, animated: true)
  }
}
