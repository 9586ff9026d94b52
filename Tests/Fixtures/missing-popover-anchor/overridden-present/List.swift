// clean
import UIKit

final class ListController: BaseController {
  @objc func more() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(sheet, animated: true)
  }
}

final class RowCell: UITableViewCell {
  weak var host: BaseController?

  @objc func share() {
    host?.present(UIActivityViewController(activityItems: ["Row"], applicationActivities: nil), animated: true)
  }
}
