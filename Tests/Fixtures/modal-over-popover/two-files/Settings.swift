import UIKit

final class SettingsController: UITableViewController {
  @objc func pickFile() {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [])
    present(picker, animated: true) // expect: modal-over-popover
  }

  @objc func pickFont() {
    navigationController?.present(UIFontPickerViewController(), animated: true) // expect: modal-over-popover
  }
}
