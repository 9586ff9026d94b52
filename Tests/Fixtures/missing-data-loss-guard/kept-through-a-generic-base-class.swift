// clean
// The text goes, as it is typed, to the store of a model that only the subclass names.
import UIKit

class Screen<Model>: UIViewController {
  let model: Model

  init(model: Model) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}

final class NoteStore {
  static let shared = NoteStore()
  private var draft = ""
  func keepDraft(_ text: String) { draft = text }
  func send(_ text: String) { draft = "" }
}

final class NoteModel {
  func changed(_ text: String) { NoteStore.shared.keepDraft(text) }
  func send(_ text: String) { NoteStore.shared.send(text) }
}

final class NoteController: Screen<NoteModel>, UITextViewDelegate {
  private let textView = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    textView.delegate = self
    view.addSubview(textView)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Send", style: .done, target: self, action: #selector(send))
  }

  func textViewDidChange(_ textView: UITextView) { model.changed(textView.text) }

  @objc private func cancel() { dismiss(animated: true) }

  @objc private func send() {
    model.send(textView.text)
    dismiss(animated: true)
  }
}

final class HomeController: UIViewController {
  func write() { present(UINavigationController(rootViewController: NoteController(model: NoteModel())), animated: true) }
}
