// clean
// Titles and styles that are computed, actions that come from elsewhere.
import UIKit
import Toolkit

struct Choice {
  var title: String
  var isDestructive: Bool
}

final class ChoiceController: UIViewController {
  var choices: [Choice] = []

  func ask(_ extra: UIAlertAction, stay: String) {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for choice in choices {
      sheet.addAction(UIAlertAction(title: choice.title, style: choice.isDestructive ? .destructive : .default))
    }
    sheet.popoverPresentationController?.sourceView = view
    sheet.popoverPresentationController?.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
    sheet.popoverPresentationController?.permittedArrowDirections = []
    present(sheet, animated: true)

    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in self.delete() })
    alert.addAction(extra)
    present(alert, animated: true)

    let third = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    third.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in self.delete() })
    third.addAction(UIAlertAction(title: stay, style: .default) { _ in self.delete() })
    present(third, animated: true)

    let fourth = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    fourth.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in self.delete() })
    Toolkit.finish(fourth)
    present(fourth, animated: true)
  }

  private func delete() {}
}
