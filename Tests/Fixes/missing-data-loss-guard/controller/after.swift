import UIKit

final class NotesController: UIViewController {
  func write() {
    present(UINavigationController(rootViewController: EditorController()), animated: true)
  }
}

final class NoteStore {
  func save(_ text: String) {}
}

final class EditorController: UIViewController {
  private let textView = UITextView()
  private let store = NoteStore()
  private var isEdited = false

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  @objc private func cancel() { dismiss(animated: true) }

  @objc private func save() {
    store.save(textView.text)
    dismiss(animated: true)
  }

  override var isModalInPresentation: Bool {
    get { isEdited }
    set { super.isModalInPresentation = newValue }
  }
}
