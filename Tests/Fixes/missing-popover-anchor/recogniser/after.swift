import UIKit

final class ServerController: UIViewController {
  @objc func held(_ press: UILongPressGestureRecognizer) {
    if press.state == .began {
      let sheet = UIAlertController(title: "Server", message: nil, preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "Remove", style: .destructive))
      sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      sheet.popoverPresentationController?.sourceView = press.view
      present(sheet, animated: true)
    }
  }
}
