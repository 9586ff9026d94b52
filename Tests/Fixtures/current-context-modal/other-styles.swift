// A sheet in a pane, and a full-screen picker.
// clean
import UIKit

final class PaneController: UIViewController {
  @objc func pick() {
    splitViewController?.show(.primary)
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [])
    picker.modalPresentationStyle = .formSheet
    present(picker, animated: true)
  }
}
