// Where the popover is one, nothing is presented: the branch is a phone's.
// clean
import UIKit

final class TimerController: UIViewController {
  @objc func showSounds(_ sender: UIButton) {
    let sounds = SoundsController()
    sounds.modalPresentationStyle = .popover
    sounds.popoverPresentationController?.sourceView = sender
    present(sounds, animated: true)
  }
}

final class SoundsController: UITableViewController {
  @objc func add() {
    guard traitCollection.userInterfaceIdiom == .phone else { return }
    present(UIDocumentPickerViewController(forOpeningContentTypes: []), animated: true)
  }
}
