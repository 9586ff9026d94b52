import UIKit

final class NoteList: UIViewController, NoteSheetDelegate {
  private var isWriting = false

  func write() {
    isWriting = true
    guard let sheet = UIStoryboard(name: "Note", bundle: nil).instantiateViewController(withIdentifier: "note") as? NoteSheet else { return }
    sheet.delegate = self
    sheet.modalPresentationStyle = .fullScreen
    present(sheet, animated: true)
  }

  func noteSheetDidFinish(_ sheet: NoteSheet) {
    isWriting = false
    refreshNotes()
  }

  private func refreshNotes() { view.setNeedsLayout() }
}
