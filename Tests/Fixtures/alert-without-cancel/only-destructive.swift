// Nothing but Delete can be answered.
import UIKit

final class PhotoController: UIViewController {
  private func confirm() {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert) // expect: alert-without-cancel
    //          ^^^^^^^^^^^^^^^^^ alert-without-cancel: this alert offers `Delete` and no Cancel
    let delete = UIAlertAction(title: "Delete", style: .destructive) { _ in self.delete() }
    alert.addAction(delete)
    alert.preferredAction = delete
    show(alert, sender: self)
  }

  @objc private func deleteTapped() { confirm() }
  private func delete() {}
}
