import UIKit

final class PhotoController: UIViewController {
  func more() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in
      self.delete()
    })
    present(sheet, animated: true)
  }

  private func delete() {}
}
