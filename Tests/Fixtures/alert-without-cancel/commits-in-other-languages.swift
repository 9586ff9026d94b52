// Of titles in other languages those are no way back that say nothing but what is done. What else they may say is not known.
import UIKit

final class AlbumController: UIViewController {
  @objc private func german() {
    let sheet = UIAlertController(title: "Album", message: nil, preferredStyle: .actionSheet) // expect: alert-without-cancel
    sheet.addAction(UIAlertAction(title: "Alles verwerfen", style: .destructive) { _ in self.remove() })
    sheet.addAction(UIAlertAction(title: "Hinzufügen", style: .default) { _ in self.add() })
    present(sheet, animated: true)
  }

  @objc private func japanese() {
    let alert = UIAlertController(title: "アルバム", message: nil, preferredStyle: .alert) // expect: alert-without-cancel
    alert.addAction(UIAlertAction(title: "削除", style: .destructive) { _ in self.remove() })
    alert.addAction(UIAlertAction(title: NSLocalizedString("保存", comment: "Save"), style: .default) { _ in self.add() })
    present(alert, animated: true)
  }

  @objc private func notAtAll() {
    let alert = UIAlertController(title: "Album", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Verwerfen", style: .destructive) { _ in self.remove() })
    alert.addAction(UIAlertAction(title: "Nicht löschen", style: .default) { _ in self.add() })
    present(alert, animated: true)
  }

  @objc private func french() {
    let alert = UIAlertController(title: "Album", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Supprimer", style: .destructive) { _ in self.remove() })
    alert.addAction(UIAlertAction(title: "Ne pas créer", style: .default) { _ in self.add() })
    present(alert, animated: true)
  }

  @objc private func goingBack() {
    let alert = UIAlertController(title: "アルバム", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "削除", style: .destructive) { _ in self.remove() })
    alert.addAction(UIAlertAction(title: "戻る", style: .default) { _ in self.add() })
    present(alert, animated: true)
  }

  private func remove() {}
  private func add() {}
}
