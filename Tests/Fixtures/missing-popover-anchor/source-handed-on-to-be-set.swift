// A function that is handed `&popover.sourceView` sets it.
import UIKit

func point(_ place: inout UIView?, at view: UIView) { place = view }

final class ReceiptController: UIViewController {
  @IBOutlet private var shareButton: UIButton!

  @IBAction func share() {
    let sheet = UIActivityViewController(activityItems: ["receipt"], applicationActivities: nil)
    if let popover = sheet.popoverPresentationController { point(&popover.sourceView, at: shareButton) }
    present(sheet, animated: true)
  }

  @IBAction func shareFromNowhere() {
    let sheet = UIActivityViewController(activityItems: ["receipt"], applicationActivities: nil)
    var place: UIView?
    if let popover = sheet.popoverPresentationController {
      point(&place, at: shareButton)
      popover.permittedArrowDirections = []
    }
    present(sheet, animated: true) // expect: missing-popover-anchor
  }
}
