// UIKit asks for the place when the presentation begins: in the completion, and in a later turn, it has thrown.
import UIKit

final class NoteController: UIViewController {
  @objc func share(_ sender: UIButton) {
    let sheet = UIActivityViewController(activityItems: ["A note"], applicationActivities: nil)
    present(sheet, animated: true) { // expect: missing-popover-anchor
      sheet.popoverPresentationController?.sourceView = sender
    }
  }

  @objc func send(_ sender: UIButton) {
    let sheet = UIActivityViewController(activityItems: ["A note"], applicationActivities: nil)
    present(sheet, animated: true) // expect: missing-popover-anchor
    DispatchQueue.main.async {
      sheet.popoverPresentationController?.sourceView = sender
    }
  }
}
