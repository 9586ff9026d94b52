// When its action runs, the alert has gone, and dismissing does nothing.
// clean
import UIKit

final class ImportController: UIViewController {
  func ask() {
    let sheet = UIAlertController(title: "Import", message: nil, preferredStyle: .alert)
    sheet.addAction(UIAlertAction(title: "From a file", style: .default) { _ in
      self.dismiss(animated: true)
      self.tell("Choose a file")
    })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(sheet, animated: true)
  }

  private func tell(_ title: String) {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
