// The place is an object that points the popover at it: where nobody hands one in, nothing points.
import UIKit

struct Place {
  let view: UIView

  func point(_ controller: UIViewController) { controller.popoverPresentationController?.sourceView = view }
}

extension UIViewController {
  func share(_ items: [Any], from place: Place? = nil) {
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
    place?.point(sheet)
    present(sheet, animated: true) // expect: missing-popover-anchor
  }

  func shareSafely(_ items: [Any], from place: Place?) {
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
    place?.point(sheet)
    present(sheet, animated: true)
  }
}

final class HomeController: UIViewController {
  private let button = UIButton()

  @objc func sendPage() { share(["page"], from: Place(view: button)) }
  @objc func sendLog() { share(["log"]) }
  @objc func sendPicture() { shareSafely(["picture"], from: Place(view: button)) }
}
