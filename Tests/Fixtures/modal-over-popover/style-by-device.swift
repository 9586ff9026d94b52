// A popover on the iPad only; that is where the second modal stands on it.
import UIKit

final class ReaderController: UIViewController {
  @objc func showMarks(_ sender: UIBarButtonItem) {
    let marks = MarksController()
    marks.modalPresentationStyle = UIDevice.current.userInterfaceIdiom == .pad ? .popover : .pageSheet
    marks.popoverPresentationController?.barButtonItem = sender
    present(marks, animated: true)
  }

  @objc func close() { dismiss(animated: true) }
}

final class MarksController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(close))
  }

  @objc func close() { dismiss(animated: true) }

  @objc func export() {
    present(UIDocumentPickerViewController(forExporting: []), animated: true) // expect: modal-over-popover
  }
}
