// Controllers of early iPhone OS, whatever the app runs on.
import UIKit

final class MapController: UIViewController, UIAlertViewDelegate {
  private func ask() {
    let alert = UIAlertView( // expect: deprecated-modal-api
      title: "Delete?", message: nil, delegate: self, cancelButtonTitle: "Cancel", otherButtonTitles: "Delete")
    alert.show()
  }

  private func offer() {
    UIActionSheet(title: nil, delegate: nil, cancelButtonTitle: "Cancel", destructiveButtonTitle: nil).show(in: view) // expect: deprecated-modal-api
  }

  private func open() {
    let popover = UIPopoverController(contentViewController: UIViewController()) // expect: deprecated-modal-api
    popover.present(from: .zero, in: view, permittedArrowDirections: .any, animated: true)
  }

  @objc private func tapped() {
    ask()
    offer()
    open()
  }
}
