// A helper of the controller's hands its popover on to another, which says where it points, or does not.
import UIKit

extension UIPopoverPresentationController {
  func point(at view: UIView) { sourceView = view }
  func paint() { backgroundColor = .white }
}

extension UIViewController {
  func pointed(at view: UIView) { popoverPresentationController?.point(at: view) }
  func painted() { popoverPresentationController?.paint() }
  func mapped(to view: UIView) { popoverPresentationController.map { $0.sourceView = view } }
  func handed(to view: UIView) { Anchors.set(popoverPresentationController, view) }
}

enum Anchors {
  static func set(_ popover: UIPopoverPresentationController?, _ view: UIView) { popover?.sourceView = view }
}

final class MapController: UIViewController, UIPopoverPresentationControllerDelegate {
  private let pin = UIButton()

  private func sheet() -> UIAlertController {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return sheet
  }

  func point() {
    let sheet = sheet()
    sheet.pointed(at: pin)
    present(sheet, animated: true)
  }

  func paint() {
    let sheet = sheet()
    sheet.painted()
    present(sheet, animated: true) // expect: missing-popover-anchor
  }

  func map() {
    let sheet = sheet()
    sheet.mapped(to: pin)
    present(sheet, animated: true)
  }

  func hand() {
    let sheet = sheet()
    sheet.handed(to: pin)
    present(sheet, animated: true)
  }

  func ask() {
    let sheet = sheet()
    sheet.popoverPresentationController?.delegate = self
    present(sheet, animated: true)
  }

  func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) { popover.point(at: pin) }
}
