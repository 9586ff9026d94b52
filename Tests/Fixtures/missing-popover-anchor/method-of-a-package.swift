// What another module's method does to the sheet or its popover is not seen. UIKit's own methods set no source.
import Controls
import UIKit

final class ShelfController: UIViewController {
  @objc func sort(_ sender: UIButton) {
    let sheet = UIAlertController(title: "Sort", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "By name", style: .default))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.point(at: sender)
    present(sheet, animated: true)
  }

  @objc func filter(_ sender: UIButton) {
    let sheet = UIAlertController(title: "Filter", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Read", style: .default))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.rest(on: sender)
    present(sheet, animated: true)
  }

  @objc func share(_ sender: UIButton) {
    let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Link", style: .default))
    sheet.addCancelActionWithTitle("Cancel")
    sheet.setValue("Share", forKey: "attributedTitle")
    sheet.loadViewIfNeeded()
    present(sheet, animated: true) // expect: missing-popover-anchor
  }
}
