import UIKit

extension UIViewController {
  /// Hides the keyboard when somebody taps outside a field.
  func hideKeyboardOnTap() {
    let tap = UITapGestureRecognizer(target: self, action: #selector(endTyping))
    view.addGestureRecognizer(tap)
  }

  @objc private func endTyping() { view.endEditing(true) }
}
