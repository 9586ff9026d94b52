// The style is handed to a helper.
import UIKit

extension UIAlertController {
  func offer(_ title: String, style: UIAlertAction.Style = .default, run: @escaping () -> Void) {
    addAction(UIAlertAction(title: title, style: style) { _ in run() })
  }
}

final class PhotoController: UIViewController {
  @objc private func moreTapped() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet) // expect: alert-without-cancel
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in self.delete() })
    present(sheet, animated: true)

    let other = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    other.offer("Delete", style: .destructive) { self.delete() }
    other.offer("Cancel", style: .cancel) {}
    present(other, animated: true)
  }

  private func delete() {}
}
