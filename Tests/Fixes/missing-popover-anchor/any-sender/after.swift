import UIKit

final class TextController: UIViewController {
  @objc func share(_ sender: Any?) {
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = sender as? UIView
    sheet.popoverPresentationController?.barButtonItem = sender as? UIBarButtonItem
    present(sheet, animated: true)
  }
}
