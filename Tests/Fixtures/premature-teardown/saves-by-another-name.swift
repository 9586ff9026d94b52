// All that `finalizeName` does is to save.
// clean
import UIKit

final class Shelf: UIViewController {
  func rename() {
    let editor = NameEditor()
    editor.keeper = NameKeeper()
    present(UINavigationController(rootViewController: editor), animated: true)
  }
}


final class NameEditor: UIViewController {
  var keeper: NameKeeper!
  private let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    field.addTarget(self, action: #selector(changed), for: .editingChanged)
    view.addSubview(field)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    keeper.finalizeName()
  }

  @objc private func changed() { keeper.note(field.text ?? "") }
  @objc private func close() { dismiss(animated: true) }
}

final class NameKeeper {
  private var pending: String?

  func note(_ name: String) { pending = name }
  func finalizeName() { flushPending() }

  private func flushPending() {
    guard let name = pending else { return }
    pending = nil
    UserDefaults.standard.set(name, forKey: "name")
  }
}
