// A helper of the controller's tells its sheet to be no modal by another helper, or only where it rests.
import UIKit

extension UISheetPresentationController {
  func becomeOpen() {
    detents = [.medium(), .large()]
    largestUndimmedDetentIdentifier = .large
  }

  func becomeSmall() { detents = [.medium()] }
}

extension UIViewController {
  func open() { sheetPresentationController?.becomeOpen() }
  func small() { sheetPresentationController?.becomeSmall() }
}

final class LegendController: UIViewController {}

final class AtlasController: UIViewController {
  func showOpen() {
    let legend = LegendController()
    legend.open()
    present(legend, animated: true)
  }

  func showSmall() {
    let legend = LegendController()
    legend.small()
    present(legend, animated: true) // expect: missing-dismiss-button
  }
}
