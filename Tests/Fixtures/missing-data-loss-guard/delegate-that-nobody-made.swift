import InkKit
import UIKit

// `textViewDidChange` refuses the swipe, but nobody made the class the text view's delegate. Where anybody may have, it is unseen.

final class Desk: UIViewController {
  @objc func quill() {
    present(UINavigationController(rootViewController: Quill()), animated: true) // expect: missing-data-loss-guard
  }

  @objc func others() {
    present(UINavigationController(rootViewController: Pencil()), animated: true)
    present(UINavigationController(rootViewController: Brush()), animated: true)
    present(UINavigationController(rootViewController: Chalk()), animated: true)
  }

  @objc func crayon() {
    let crayon = Crayon()
    crayon.textView.delegate = crayon
    present(UINavigationController(rootViewController: crayon), animated: true)
  }
}

class Writer: UIViewController {
  let textView = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(textView)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  @objc func cancel() { dismiss(animated: true) }
  @objc func save() {
    Sheets.shared.keep(textView.text)
    dismiss(animated: true)
  }
}

final class Sheets {
  static let shared = Sheets()
  private var all: [String] = []
  func keep(_ text: String) { all.append(text) }
}

final class Quill: Writer, UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) { isModalInPresentation = textView.hasText }
}

/// It sets itself.
final class Pencil: Writer, UITextViewDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    textView.delegate = self
  }
  func textViewDidChange(_ textView: UITextView) { isModalInPresentation = textView.hasText }
}

/// A package's helper is handed it.
final class Brush: Writer, UITextViewDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    InkKit.observe(textView, by: self)
  }
  func textViewDidChange(_ textView: UITextView) { isModalInPresentation = textView.hasText }
}

/// It calls the method itself.
final class Chalk: Writer, UITextViewDelegate {
  @objc func typed() { textViewDidChange(textView) }
  func textViewDidChange(_ textView: UITextView) { isModalInPresentation = textView.hasText }
}

/// The presenter sets it.
final class Crayon: Writer, UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) { isModalInPresentation = textView.hasText }
}
