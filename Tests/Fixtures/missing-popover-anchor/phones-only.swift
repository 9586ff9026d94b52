// clean
// device-family: phone
// An app for phones alone shows sheets from below: nothing has to point anywhere.
import UIKit

final class AlbumController: UIViewController {
  @objc func moreTapped() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Rename", style: .default))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(sheet, animated: true)
  }

  @objc func shareTapped() {
    present(UIActivityViewController(activityItems: ["Album"], applicationActivities: nil), animated: true)
  }
}
