// A closure that is handed the sheet as it is made calls a helper of the sheet's popover.
import UIKit

protocol Equipping: AnyObject {}
extension Equipping {
  @discardableResult func apply(_ equip: (Self) -> Void) -> Self {
    equip(self)
    return self
  }
}
extension NSObject: Equipping {}

enum Place { case view(UIView), item(UIBarButtonItem) }

extension UIPopoverPresentationController {
  func point(at place: Place) {
    switch place {
    case .view(let view): sourceView = view
    case .item(let item): barButtonItem = item
    }
  }
  func widen() { popoverLayoutMargins = .zero }
}

func pin(_ controller: UIViewController, to view: UIView) {
  controller.popoverPresentationController?.sourceView = view
}

final class MapController: UIViewController {
  @IBOutlet private var shareButton: UIButton!

  @IBAction func shareInPlace() {
    present(UIActivityViewController(activityItems: [1], applicationActivities: nil).apply {
      $0.popoverPresentationController?.point(at: .view(shareButton))
    }, animated: true)
  }
  @IBAction func shareByName() {
    let sheet = UIActivityViewController(activityItems: [1], applicationActivities: nil).apply { sheet in
      sheet.popoverPresentationController?.point(at: .view(shareButton))
    }
    present(sheet, animated: true)
  }
  @IBAction func shareByFunction() {
    present(UIActivityViewController(activityItems: [1], applicationActivities: nil).apply { pin($0, to: shareButton) }, animated: true)
  }
  @IBAction func shareWide() {
    present(UIActivityViewController(activityItems: [1], applicationActivities: nil).apply { // expect: missing-popover-anchor
      $0.popoverPresentationController?.widen()
    }, animated: true)
  }
  @IBAction func shareTooLate() {
    let sheet = UIActivityViewController(activityItems: [1], applicationActivities: nil)
    present(sheet, animated: true) { // expect: missing-popover-anchor
      sheet.popoverPresentationController?.point(at: .view(self.shareButton))
    }
  }
}
