// The wrong way round: the place is set where it is not needed.
import UIKit

final class RouteController: UIViewController {
  @objc func choose(_ sender: UIButton) {
    let sheet = UIAlertController()
    sheet.addAction(UIAlertAction(title: "Walk", style: .default))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    if UIDevice.current.userInterfaceIdiom != .pad {
      sheet.popoverPresentationController?.sourceView = sender
    }
    present(sheet, animated: true) // expect: missing-popover-anchor
  }

  @objc func clear() {
    let sheet = UIAlertController(title: "Clear?", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Clear", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = nil
    present(sheet, animated: true) // expect: missing-popover-anchor
  }
}
