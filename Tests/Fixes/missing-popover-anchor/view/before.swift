import UIKit

final class LinkController: UIViewController {
  @objc func share(_ sender: UIButton) {
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    sheet.excludedActivityTypes = [.print]
    present(sheet, animated: true)
  }
}

final class RowController: UITableViewController {
  func delete(_ cell: UITableViewCell, animated: Bool) {
    let menu = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    menu.addAction(UIAlertAction(title: "Delete", style: .destructive))
    menu.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    DispatchQueue.main.async {
      self.present(menu, animated: animated)
    }
  }
}
