// Source and rectangle are set at once, or by a closure that is kept.
import UIKit

final class Shop: UIViewController {
  @objc func share(_ sender: UIView) {
    let sheet = UIActivityViewController(activityItems: ["Soup"], applicationActivities: nil)
    if let popover = sheet.popoverPresentationController {
      (popover.sourceView, popover.sourceRect) = (sender, sender.bounds)
    }
    present(sheet, animated: true)
  }

  @objc func hand(_ sender: UIView) {
    let sheet = UIActivityViewController(activityItems: ["Soup"], applicationActivities: nil)
    let anchor: (UIPopoverPresentationController) -> Void = { $0.sourceView = sender }
    sheet.popoverPresentationController.map(anchor)
    present(sheet, animated: true)
  }

  @objc func send(_ sender: UIView) {
    let sheet = UIActivityViewController(activityItems: ["Soup"], applicationActivities: nil)
    if let popover = sheet.popoverPresentationController {
      (popover.sourceRect, popover.canOverlapSourceViewRect) = (sender.bounds, true)
    }
    present(sheet, animated: true) // expect: missing-popover-anchor
  }
}
