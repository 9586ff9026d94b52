// An arm that names a case of one of two subjects, `case (.sheet, _)`, says what that is.
import UIKit

final class EditorController: UIViewController {
  enum Place { case sheet, page }
  var place = Place.page
  var drafts: [String] = []

  func leave() {
    switch (place, drafts.count) {
    case (.sheet, _): dismiss(animated: true)
    case (.page, _): navigationController?.popViewController(animated: true)
    }
    tell()
  }

  func leaveEither() {
    switch (place, drafts.count) {
    case (_, 0): dismiss(animated: true)
    case (_, _): navigationController?.popViewController(animated: true)
    }
    tell() // expect: presenting-during-dismissal
  }

  private func tell() {
    guard place == .page else { return }
    let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    present(alert, animated: true)
  }
}
