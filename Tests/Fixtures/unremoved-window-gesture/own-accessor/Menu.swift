// Through a project's own accessor, declared in another file.
import UIKit

final class DropDown: UIView {
  func open() {
    let tap = UITapGestureRecognizer(target: self, action: #selector(close))
    UIApplication.shared.frontWindow?.addGestureRecognizer(tap) // expect: unremoved-window-gesture
  }

  @objc private func close() { removeFromSuperview() }
}
