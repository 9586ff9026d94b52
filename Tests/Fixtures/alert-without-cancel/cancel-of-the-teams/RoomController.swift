// clean
import UIKit

final class RoomController: UIViewController {
  @objc func leaveTapped() {
    present(UIAlertController.leaving("the room") { [weak self] in self?.leave() }, animated: true)
  }

  @objc func kickTapped() {
    let alert = UIAlertController(title: "Remove this member?", message: nil, preferredStyle: .alert)
    alert.addDestructive("Remove") { [weak self] in self?.leave() }
    alert.addCancel()
    present(alert, animated: true)
  }

  private func leave() {}
}
