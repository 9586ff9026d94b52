// Extensions make action sheets by initialisers of their own: one knows the place, one does not.
import UIKit

extension UIAlertController {
  convenience init(confirming title: String, handler: @escaping () -> Void) {
    self.init(title: title, message: nil, preferredStyle: .actionSheet)
    addAction(UIAlertAction(title: "Do it", style: .destructive) { _ in handler() })
    addAction(UIAlertAction(title: "Cancel", style: .cancel))
  }

  convenience init(choosingAt place: UIView, title: String) {
    self.init(title: title, message: nil, preferredStyle: .actionSheet)
    addAction(UIAlertAction(title: "Cancel", style: .cancel))
    popoverPresentationController?.sourceView = place
  }
}

final class DoseController: UIViewController {
  @objc func confirm() {
    let sheet = UIAlertController(confirming: "Delete all?") { self.view.setNeedsLayout() }
    present(sheet, animated: true) // expect: missing-popover-anchor
  }

  @objc func choose(_ sender: UIButton) {
    present(UIAlertController(choosingAt: sender, title: "Choose"), animated: true)
  }
}
