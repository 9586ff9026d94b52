// clean
import UIKit

// A function makes whatever it is handed the delegate of its text view.

final class Desk: UIViewController {
  @objc func stylus() {
    present(UINavigationController(rootViewController: Stylus()), animated: true)
  }
}

final class Stylus: UIViewController, UITextViewDelegate {
  private let textView = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(textView)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
    connect(textView, to: self)
  }

  private func connect(_ textView: UITextView, to delegate: UITextViewDelegate) { textView.delegate = delegate }
  func textViewDidChange(_ textView: UITextView) { isModalInPresentation = textView.hasText }

  @objc private func cancel() { dismiss(animated: true) }
  @objc private func save() {
    Sheets.shared.keep(textView.text)
    dismiss(animated: true)
  }
}

final class Sheets {
  static let shared = Sheets()
  private var all: [String] = []
  func keep(_ text: String) { all.append(text) }
}
