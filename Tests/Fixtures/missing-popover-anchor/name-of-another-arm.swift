// A name means what its own arm or block calls so, and ends with that; and what a `guard` lets pass is there.
import UIKit

extension UIViewController {
  func share(_ sheet: UIViewController, from source: Any?) {
    if let popover = sheet.popoverPresentationController {
      switch source {
      case let item as UIBarButtonItem: popover.barButtonItem = item
      case let view as UIView: popover.sourceView = view
      default: popover.sourceView = view
      }
    }
    present(sheet, animated: true)
  }

  func offer(_ sheet: UIViewController, from source: UIView?) {
    guard let source else {
      sheet.popoverPresentationController?.sourceView = view
      return present(sheet, animated: true)
    }
    sheet.popoverPresentationController?.sourceView = source
    present(sheet, animated: true)
  }

  func propose(_ sheet: UIViewController, from source: UIView?) {
    if let view = source { view.alpha = 1 }
    sheet.popoverPresentationController?.sourceView = source
    present(sheet, animated: true)
  }
}

final class StandController: UIViewController {
  func share() { share(UIActivityViewController(activityItems: ["x"], applicationActivities: nil), from: nil) }
  func offer() { offer(UIActivityViewController(activityItems: ["x"], applicationActivities: nil), from: nil) }
  // expect: missing-popover-anchor
  func propose() { propose(UIActivityViewController(activityItems: ["x"], applicationActivities: nil), from: nil) }
}
