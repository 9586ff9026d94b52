// A superclass that is not read may cover the screen.
// clean
import Panels
import UIKit

final class NotePanel: PanelController {
  let field = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })
  }

  private func save() {
    NoteShelf.put(field.text)
    dismiss(animated: true)
  }
}

enum NoteShelf {
  static func put(_ text: String) {}
}

final class DeskController: UIViewController {
  func write() { present(NotePanel(), animated: true) }
}
