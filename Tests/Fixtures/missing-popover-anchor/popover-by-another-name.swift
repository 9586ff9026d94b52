// The project has a short name of its own for what presents a popover.
import UIKit

extension UIViewController {
  var bubble: UIPopoverPresentationController? { popoverPresentationController }
  var frame: UIPresentationController? { presentingViewController?.presentationController }
}

final class GalleryController: UIViewController {
  @objc func share(_ sender: UIView) {
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    sheet.bubble?.sourceView = sender
    present(sheet, animated: true)
  }

  @objc func shareAgain() {
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    sheet.bubble?.permittedArrowDirections = .up
    // expect: missing-popover-anchor
    present(sheet, animated: true)
  }
}
