// clean
// One Cancel beside others; a loop over what is known to hold at most one.
import UIKit

struct Choice {
  var title: String
  var style: UIAlertAction.Style
}

final class ChoiceController: UIViewController {
  var choices: [Choice] = []

  func ask() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for choice in choices { sheet.addAction(UIAlertAction(title: choice.title, style: choice.style)) }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = view
    sheet.popoverPresentationController?.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
    sheet.popoverPresentationController?.permittedArrowDirections = []
    present(sheet, animated: true)
  }
}
