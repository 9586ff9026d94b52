import UIKit

extension UIAlertController {
  @discardableResult
  func addDestructive(_ title: String, handler: @escaping () -> Void) -> Self {
    addAction(UIAlertAction(title: title, style: .destructive) { _ in handler() })
    return self
  }

  @discardableResult
  func addCancel() -> Self {
    addAction(UIAlertAction(title: NSLocalizedString("Cancel", comment: ""), style: .cancel))
    return self
  }
}

extension UIAlertController {
  static func leaving(_ name: String, then leave: @escaping () -> Void) -> UIAlertController {
    UIAlertController(title: "Leave \(name)?", message: nil, preferredStyle: .alert)
      .addDestructive("Leave", handler: leave)
      .addCancel()
  }
}
