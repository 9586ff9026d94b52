// clean
// The Cancel is there: direct, by a local, in a branch, through a ternary style.
import UIKit

final class PhotoController: UIViewController {
  var isLocked = false

  @objc func moreTapped() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in self.delete() })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = view
    present(sheet, animated: true)

    let other = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    let no = UIAlertAction(title: "Cancel", style: .cancel, handler: nil)
    let yes = UIAlertAction(title: "Delete", style: .destructive) { _ in self.delete() }
    for action in [no, yes] { other.addAction(action) }
    present(other, animated: true)

    let third = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    third.addAction(.init(title: "Delete", style: .destructive) { _ in self.delete() })
    if isLocked { third.addAction(.init(title: "Back", style: .cancel)) } else { addStandardCancel(third) }
    present(third, animated: true)
  }

  private func addStandardCancel(_ alert: UIAlertController) {
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
  }

  private func delete() {}
}
