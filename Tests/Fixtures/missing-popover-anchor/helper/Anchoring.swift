// Helpers that know the place: on the controller, on its popover, around `present`, and a builder's closure.
// clean
import UIKit

extension UIViewController {
  func point(at view: UIView) {
    guard let popover = popoverPresentationController else { return }
    popover.sourceView = view
    popover.sourceRect = view.bounds
  }

  func presentSheet(_ sheet: UIViewController, from item: UIBarButtonItem) {
    sheet.popoverPresentationController?.barButtonItem = item
    present(sheet, animated: true)
  }
}

extension UIPopoverPresentationController {
  func center(in view: UIView) {
    sourceView = view
    permittedArrowDirections = []
  }
}

protocol Building {}

extension Building {
  func with(_ change: (Self) -> Void) -> Self {
    change(self)
    return self
  }
}

extension NSObject: Building {}

func prepare(_ sheet: UIActivityViewController, for view: UIView) {
  let popover = sheet.popoverPresentationController
  popover?.sourceView = view
}
