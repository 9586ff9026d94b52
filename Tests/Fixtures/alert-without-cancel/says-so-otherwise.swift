// Titles that leave things as they are in other words, or in a language that nobody here reads, or behind a key that says nothing.
import UIKit

final class FolderController: UIViewController {
  @objc func delete() {
    ask("Never mind")
    let titles = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    titles.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in self.remove() })
    titles.addAction(UIAlertAction(title: "Don’t delete", style: .default) { _ in self.track() })
    present(titles, animated: true)
  }

  @objc func quit() {
    let alert = UIAlertController(title: "Quit?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Quit", style: .destructive) { _ in self.remove() })
    alert.addAction(UIAlertAction(title: "Continue playing", style: .default) { _ in self.track() })
    present(alert, animated: true)
  }

  @objc func sil() {
    let alert = UIAlertController(title: "Silinsin mi?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Sil", style: .destructive) { _ in self.remove() })
    alert.addAction(UIAlertAction(title: "Vazgeç", style: .default) { _ in self.track() })
    present(alert, animated: true)
  }

  @objc func byKey() {
    let alert = UIAlertController(title: NSLocalizedString("folder.title", comment: ""), message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: NSLocalizedString("folder.first", comment: ""), style: .destructive) { _ in self.remove() })
    alert.addAction(UIAlertAction(title: NSLocalizedString("folder.second", comment: ""), style: .default) { _ in self.track() })
    present(alert, animated: true)
  }

  @objc func both() {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert) // expect: alert-without-cancel
    alert.addAction(UIAlertAction(title: "Don't Save", style: .destructive) { _ in self.remove() })
    alert.addAction(UIAlertAction(title: NSLocalizedString("folder.save", comment: ""), style: .default) { _ in self.track() })
    present(alert, animated: true)
  }

  private func ask(_ title: String) {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in self.remove() })
    alert.addAction(UIAlertAction(title: "Never mind", style: .default) { _ in self.track() })
    present(alert, animated: true)
  }

  private func remove() {}
  private func track() {}
}
