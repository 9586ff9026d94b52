// clean
// A choice that changes nothing has another style: its title says so, or it does nothing.
import UIKit

enum Strings {
  static let keepEditing = "Keep editing"
}

final class DraftController: UIViewController {
  @objc func closeTapped() {
    let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in self.discard() })
    alert.addAction(UIAlertAction(title: Strings.keepEditing, style: .default) { _ in self.edit() })
    present(alert, animated: true)

    let restart = UIAlertController(title: "Restart now?", message: nil, preferredStyle: .alert)
    restart.addAction(UIAlertAction(title: "Restart", style: .destructive) { _ in self.discard() })
    restart.addAction(UIAlertAction(title: "Another time", style: .default))
    present(restart, animated: true)
  }

  private func discard() {}
  private func edit() {}
}
