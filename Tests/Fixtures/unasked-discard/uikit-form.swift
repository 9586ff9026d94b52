// A text view in a sheet that refuses the swipe, and a Cancel that simply closes.
import UIKit

final class Guestbook: UIViewController {
  func write() { present(UINavigationController(rootViewController: EntryController()), animated: true) } // expect: unasked-discard
}

final class EntryController: UIViewController, UITextViewDelegate {
  private let entry = UITextView()
  private var entries: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    entry.delegate = self
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Post", style: .done, target: self, action: #selector(post))
  }

  func textViewDidChange(_ textView: UITextView) { isModalInPresentation = textView.hasText }

  @objc private func cancel() { dismiss(animated: true) }

  @objc private func post() {
    entries.append(entry.text)
    dismiss(animated: true)
  }
}
