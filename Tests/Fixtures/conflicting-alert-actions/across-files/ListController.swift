import UIKit

final class ListController: UIViewController {
  func add() {
    let sheet = UIAlertController(title: "Add", message: nil, preferredStyle: .actionSheet)
    Sheets.addField(to: sheet)
    Sheets.fill(sheet, style: .default)
    sheet.popoverPresentationController?.sourceView = view
    sheet.popoverPresentationController?.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
    sheet.popoverPresentationController?.permittedArrowDirections = []
    present(sheet, animated: true)
  }

  func close() {
    let alert = UIAlertController(title: "Close?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    Sheets.fill(alert, style: .default)
    present(alert, animated: true)
  }
}
