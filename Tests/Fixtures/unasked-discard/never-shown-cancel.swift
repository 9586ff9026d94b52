// clean
// The Cancel stands in the branch of a flag that nobody ever sets, so nobody throws anything away by it.
import UIKit

final class Store {
  static let shared = Store()
  private var texts: [String] = []
  func save(_ text: String) { texts.append(text) }
}

final class Shelf: UIViewController {
  @objc func open() {
    let note = NoteController()
    note.isCancellable = false
    let around = UINavigationController(rootViewController: note)
    around.isModalInPresentation = true
    present(around, animated: true)
  }
}

final class NoteController: UIViewController {
  private let textView = UITextView()
  var isCancellable = false

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Note"
    view.addSubview(textView)
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(finish))
    if isCancellable {
      navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    }
  }

  @objc private func finish() {
    Store.shared.save(textView.text)
    dismiss(animated: true)
  }

  @objc private func cancel() { dismiss(animated: true) }
}
