// One sheet for two questions: the first branch leaves before the anchor is set for the second.
import UIKit

final class ShelfController: UIViewController {
  var isSlot = false

  @objc func held(_ press: UILongPressGestureRecognizer) {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    if isSlot {
      sheet.title = "Delete this slot?"
      sheet.addAction(UIAlertAction(title: "Yes", style: .destructive))
      sheet.addAction(UIAlertAction(title: "No", style: .cancel))
      present(sheet, animated: true) // expect: missing-popover-anchor
      return
    }
    if traitCollection.userInterfaceIdiom == .pad {
      sheet.popoverPresentationController?.sourceView = press.view
    }
    sheet.addAction(UIAlertAction(title: "Play", style: .default))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(sheet, animated: true)
  }
}

final class BinController: UIViewController {
  @objc func empty(_ sender: UIButton?) {
    let sheet = UIAlertController(title: "Empty?", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Empty", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    if let sender {
      sheet.popoverPresentationController?.sourceView = sender
      present(sheet, animated: true)
    } else {
      present(sheet, animated: true) // expect: missing-popover-anchor
    }
  }
}
