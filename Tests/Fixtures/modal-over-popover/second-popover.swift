// A popover out of a popover, and a share sheet, which is one as well.
import UIKit

final class MapController: UIViewController {
  @objc func showPlace(_ sender: UIButton) {
    let place = PlaceController()
    place.modalPresentationStyle = .popover
    place.popoverPresentationController?.sourceView = sender
    present(place, animated: true)
  }
}

final class PlaceController: UIViewController {
  @objc func showHours(_ sender: UIButton) {
    let hours = UITableViewController()
    hours.modalPresentationStyle = .popover
    hours.popoverPresentationController?.sourceView = sender
    self.present(hours, animated: true) // expect: modal-over-popover
  }

  @objc func share(_ sender: UIButton) {
    let sheet = UIActivityViewController(activityItems: ["Here"], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = sender
    present(sheet, animated: true) // expect: modal-over-popover
  }
}
