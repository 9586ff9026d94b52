// clean
// A second alert in the first one's handler, by the same name; two in a row.
import UIKit

final class NameController: UIViewController {
  func offer() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Rename", style: .default) { _ in
      let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
      alert.addTextField()
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      self.present(alert, animated: true)
    })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.popoverPresentationController?.sourceView = view
    alert.popoverPresentationController?.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
    alert.popoverPresentationController?.permittedArrowDirections = []
    present(alert, animated: true)
  }
}
