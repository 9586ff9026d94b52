// Both in the same arm.
import UIKit

final class GameController: UIViewController {
  var isRunning = false

  func leave() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    if isRunning {
      sheet.addAction(UIAlertAction(title: "Resume", style: .cancel))
      sheet.addAction(UIAlertAction(title: "Leave", style: .destructive))
      sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel)) // expect: conflicting-alert-actions
    } else {
      sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    }
    sheet.popoverPresentationController?.sourceView = view
    sheet.popoverPresentationController?.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
    sheet.popoverPresentationController?.permittedArrowDirections = []
    present(sheet, animated: true)
  }
}
