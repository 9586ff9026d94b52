// The popover's content asks its delegate, which closes it before it presents.
// clean
import UIKit

protocol SwatchDelegate: AnyObject {
  func swatchWantsMore(_ swatch: SwatchController)
}

final class PaintController: UIViewController, SwatchDelegate {
  @objc func showSwatch(_ sender: UIButton) {
    let swatch = SwatchController()
    swatch.delegate = self
    swatch.modalPresentationStyle = .popover
    swatch.popoverPresentationController?.sourceView = sender
    present(swatch, animated: true)
  }

  func swatchWantsMore(_ swatch: SwatchController) {
    swatch.dismiss(animated: true) {
      self.present(UIColorPickerViewController(), animated: true)
    }
  }
}

final class SwatchController: UIViewController {
  weak var delegate: SwatchDelegate?

  @objc func more() { delegate?.swatchWantsMore(self) }
}
