// UIKit asks the popover's delegate before it shows; the delegate answers, or is not known.
// clean
import UIKit

final class ClockController: UIViewController, UIPopoverPresentationControllerDelegate {
  weak var place: UIView?

  @objc func zones() {
    let list = UITableViewController()
    list.modalPresentationStyle = .popover
    list.popoverPresentationController?.delegate = self
    present(list, animated: true)
  }

  func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
    popover.sourceView = place ?? view
  }

  @objc func share(_ helper: UIPopoverPresentationControllerDelegate) {
    let sheet = UIActivityViewController(activityItems: ["Now"], applicationActivities: nil)
    sheet.popoverPresentationController?.delegate = makeDelegate()
    present(sheet, animated: true)
  }
}
