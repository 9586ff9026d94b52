// A helper that asks by the bare name whether something is up.
// clean
import UIKit

final class LibraryController: UIViewController {
  @objc func saveTapped() {
    dismiss(animated: true)
    warnOfFullDisk()
  }

  private func warnOfFullDisk() {
    let alert = UIAlertController(title: "Disk full", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    guard presentedViewController == nil else { return }
    present(alert, animated: true)
  }
}
