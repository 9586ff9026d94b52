// clean
// A sheet is not asked about the status bar.
import UIKit

final class NoteController: UIViewController {
  private var isExpanded = false
  override var prefersStatusBarHidden: Bool { isExpanded }
  @objc private func expand() { isExpanded = true }
  @objc private func close() { dismiss(animated: true) }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
  }
}

final class ShelfController: UIViewController {
  func open() {
    let note = NoteController()
    note.modalPresentationStyle = .pageSheet
    present(UINavigationController(rootViewController: note), animated: true)
  }
}
