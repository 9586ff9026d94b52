// Actions that the project adds to the type.
import UIKit

extension UIAlertAction {
  static let cancel = UIAlertAction(title: "Cancel", style: .cancel)

  static func remove(_ run: @escaping () -> Void) -> UIAlertAction {
    UIAlertAction(title: "Remove", style: .destructive) { _ in run() }
  }
}

final class PhotoController: UIViewController {
  @objc private func moreTapped() {
    let without = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet) // expect: alert-without-cancel
    without.addAction(.remove { self.delete() })
    present(without, animated: true)

    let with = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    with.addAction(.remove { self.delete() })
    with.addAction(.cancel)
    present(with, animated: true)
  }

  private func delete() {}
}
