// What a helper adds only for some of what it is handed, or after it has asked the alert, does not meet what stands elsewhere; nor do
// the elements of a list of which a loop leaves some out.
import UIKit

extension UIAlertController {
  func ensureCancel() {
    guard !actions.contains(where: { $0.style == .cancel }) else { return }
    addAction(UIAlertAction(title: "Cancel", style: .cancel))
  }

  func prepare() {
    if preferredStyle == .alert { addTextField() }
    addAction(UIAlertAction(title: "Cancel", style: .cancel))
  }
}

final class NotesController: UIViewController {
  private var isDirty = false

  @objc func ensured() {
    let sheet = UIAlertController(title: "More", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Not now", style: .cancel))
    sheet.ensureCancel()
    show(sheet)
  }

  @objc func prepared() {
    let sheet = UIAlertController(title: "More", message: nil, preferredStyle: .actionSheet)
    sheet.prepare()
    show(sheet)
  }

  @objc func finished() {
    let sheet = UIAlertController(title: "More", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Share", style: .default))
    finish(sheet, placeholder: nil, fields: [])
    show(sheet)
  }

  @objc func asked() {
    let sheet = UIAlertController(title: "More", message: nil, preferredStyle: .actionSheet)
    finish(sheet, placeholder: nil, fields: [])
    guard sheet.actions.first(where: { $0.style == .cancel }) == nil else { return show(sheet) }
    sheet.addAction(UIAlertAction(title: "Close", style: .cancel))
    show(sheet)
  }

  @objc func ask(needsText: Bool) {
    let alert: UIAlertController
    if needsText {
      alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    } else {
      alert = UIAlertController(title: "Choose", message: nil, preferredStyle: .actionSheet)
    }
    if needsText { alert.addTextField() }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    show(alert)
  }

  @objc func chosen() {
    let sheet = UIAlertController(title: "Leave?", message: nil, preferredStyle: .actionSheet)
    let keep = UIAlertAction(title: "Keep editing", style: .cancel)
    let stay = UIAlertAction(title: "Stay", style: .cancel)
    for action in [keep, stay] {
      guard (action === keep) == isDirty else { continue }
      sheet.addAction(action)
    }
    show(sheet)
  }

  @objc func always() {
    let sheet = UIAlertController(title: "Leave?", message: nil, preferredStyle: .actionSheet)
    if isDirty { sheet.addTextField() } // expect: conflicting-alert-actions
    let keep = UIAlertAction(title: "Keep editing", style: .cancel)
    let stay = UIAlertAction(title: "Stay", style: .cancel)
    for action in [keep, stay] { sheet.addAction(action) } // expect: conflicting-alert-actions
    show(sheet)
  }

  private func show(_ sheet: UIAlertController) {
    sheet.popoverPresentationController?.sourceView = view
    present(sheet, animated: true)
  }

  private func finish(_ alert: UIAlertController, placeholder: String?, fields: [String]) {
    if let placeholder { alert.addTextField { $0.placeholder = placeholder } }
    for field in fields { alert.addTextField { $0.placeholder = field } }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
  }
}
