// A sheet of choices, one of them destructive, and no way back.
import UIKit

final class PhotoController: UIViewController {
  @objc private func moreTapped() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet) // expect: alert-without-cancel
    sheet.addAction(UIAlertAction(title: "Share", style: .default) { _ in self.share() })
    sheet.addAction(UIAlertAction(title: "Delete photo", style: .destructive) { _ in self.delete() })
    sheet.popoverPresentationController?.sourceView = view
    present(sheet, animated: true)
  }

  private func share() {}
  private func delete() {}
}
