// A helper takes the place as an optional: one caller hands it in, the other leaves it out.
import UIKit

extension UIViewController {
  func offer(_ sheet: UIActivityViewController, at place: UIView? = nil) {
    sheet.popoverPresentationController?.sourceView = place
    present(sheet, animated: true)
  }
}

final class MapController: UIViewController {
  @objc func share(_ sender: UIButton) {
    offer(UIActivityViewController(activityItems: ["Here"], applicationActivities: nil), at: sender)
  }

  @objc func shareAll() {
    offer(UIActivityViewController(activityItems: ["All"], applicationActivities: nil)) // expect: missing-popover-anchor
  }
}
