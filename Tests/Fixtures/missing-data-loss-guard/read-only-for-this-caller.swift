// One caller makes the editor for reading only.
import UIKit

class PageController: UIViewController {
  let textView = UITextView()
  let isWriting: Bool
  var kept: (String) -> Void = { _ in }

  init(isWriting: Bool) {
    self.isWriting = isWriting
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Page"
    textView.isEditable = isWriting
    view.addSubview(textView)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(leave))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  @objc private func leave() { dismiss(animated: true) }
  @objc private func save() {
    kept(textView.text)
    dismiss(animated: true)
  }
}

final class BookController: UIViewController {
  @objc func read() { present(UINavigationController(rootViewController: PageController(isWriting: false)), animated: true) }
  @objc func write() {
    // expect: missing-data-loss-guard
    present(UINavigationController(rootViewController: PageController(isWriting: true)), animated: true)
  }
}
