// A popover that is taken apart in a tuple, handed to an operator or to a stored closure, or written by a name of its source, may
// point somewhere. Who compares it does not.
import UIKit

infix operator <~
func <~ (popover: UIPopoverPresentationController?, view: UIView) { popover?.sourceView = view }

extension UIPopoverPresentationController {
  subscript(named name: String) -> UIView? {
    get { sourceView }
    set { sourceView = newValue }
  }
}

protocol Settable: AnyObject {}
extension Settable {
  func with<Value>(_ path: ReferenceWritableKeyPath<Self, Value>, _ value: Value) -> Self {
    self[keyPath: path] = value
    return self
  }
}
extension UIPopoverPresentationController: Settable {}

final class ShelfController: UIViewController {
  @IBOutlet var button: UIButton!
  private var place: ((UIPopoverPresentationController) -> Void)?

  private func makeSheet() -> UIAlertController {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return sheet
  }

  func showByDevice() {
    let sheet = makeSheet()
    switch (sheet.popoverPresentationController, traitCollection.userInterfaceIdiom) {
    case let (popover?, .pad): popover.sourceView = button
    default: break
    }
    present(sheet, animated: true)
  }

  func showOnPads() {
    let sheet = makeSheet()
    if case (.pad, let popover?) = (traitCollection.userInterfaceIdiom, sheet.popoverPresentationController) { popover.sourceView = button }
    present(sheet, animated: true)
  }

  func showByOperator() {
    let sheet = makeSheet()
    sheet.popoverPresentationController <~ button
    present(sheet, animated: true)
  }

  func showByClosure() {
    let sheet = makeSheet()
    place = { [button] in $0.sourceView = button }
    sheet.popoverPresentationController.map { place?($0) }
    present(sheet, animated: true)
  }

  func showByIndex() {
    let sheet = makeSheet()
    sheet.popoverPresentationController?[named: "button"] = button
    present(sheet, animated: true)
  }

  func showByKey() {
    let sheet = makeSheet()
    sheet.popoverPresentationController?.setValue(button, forKey: "sourceView")
    present(sheet, animated: true)
  }

  func showByKeyPath() {
    let sheet = makeSheet()
    _ = sheet.popoverPresentationController?.with(\.sourceView, button)
    present(sheet, animated: true)
  }

  func showComparing() {
    let sheet = makeSheet()
    if sheet.popoverPresentationController != nil { print("a popover") }
    present(sheet, animated: true)  // expect: missing-popover-anchor
  }

  func showByOtherKey() {
    let sheet = makeSheet()
    sheet.popoverPresentationController?.setValue(true, forKey: "canOverlapSourceViewRect")
    sheet.popoverPresentationController.map { print($0) }
    present(sheet, animated: true)  // expect: missing-popover-anchor
  }
}
