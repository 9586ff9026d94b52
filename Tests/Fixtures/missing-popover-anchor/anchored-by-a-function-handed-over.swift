// What anchors a popover may be a function that is named, and not called.
import UIKit

protocol Anchor {
  func point(_ popover: UIPopoverPresentationController)
}

struct ViewAnchor: Anchor {
  let view: UIView

  func point(_ popover: UIPopoverPresentationController) {
    popover.sourceView = view
    popover.sourceRect = view.bounds
  }
}

final class Palette: UIViewController {}

final class Canvas: UIViewController {
  private let brush = UIButton(type: .system)

  @IBAction func pick() { show(Palette(), at: ViewAnchor(view: brush)) }
  @IBAction func pickAgain() { showAgain(Palette(), at: ViewAnchor(view: brush)) }

  @IBAction func pickWrongly() {
    let palette = Palette()
    palette.modalPresentationStyle = .popover
    palette.popoverPresentationController.map(tint(_:))
    // expect: missing-popover-anchor
    present(palette, animated: true)
  }

  @IBAction func pickEach() {
    let palette = Palette()
    palette.modalPresentationStyle = .popover
    [palette].forEach(pin)
    present(palette, animated: true)
  }

  private func pin(_ page: UIViewController) { page.popoverPresentationController?.sourceView = brush }

  @IBAction func pickWithAClosure() { show(Palette()) { $0.sourceView = brush } }

  private func show(_ palette: UIViewController, _ point: (UIPopoverPresentationController) -> Void) {
    palette.modalPresentationStyle = .popover
    palette.popoverPresentationController.map(point)
    present(palette, animated: true)
  }

  private func show(_ palette: UIViewController, at anchor: Anchor) {
    palette.modalPresentationStyle = .popover
    palette.popoverPresentationController.map(anchor.point(_:))
    present(palette, animated: true)
  }

  private func showAgain(_ palette: UIViewController, at anchor: Anchor) {
    palette.modalPresentationStyle = .popover
    palette.popoverPresentationController.map(anchor.point)
    present(palette, animated: true)
  }

  private func tint(_ popover: UIPopoverPresentationController) { popover.backgroundColor = .white }
}
