// A button commits by its own name, whatever its handler is called.
import UIKit

final class Store {
  static let shared = Store()
  private var texts: [String] = []
  func save(_ text: String) { texts.append(text) }
}

final class Writer: UIViewController {
  @objc func write() {
    // expect: missing-data-loss-guard
    present(Sheet(), animated: true)
  }
}

final class Sheet: UIViewController {
  private let textView = UITextView()
  private let saveButton = UIButton(type: .system)
  private let closeButton = UIButton(type: .close)

  override func viewDidLoad() {
    super.viewDidLoad()
    [textView, saveButton, closeButton].forEach(view.addSubview)
    saveButton.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    closeButton.addTarget(self, action: #selector(leave), for: .touchUpInside)
  }

  @objc private func tapped() {
    Store.shared.save(textView.text)
    dismiss(animated: true)
  }

  @objc private func leave() { dismiss(animated: true) }
}
