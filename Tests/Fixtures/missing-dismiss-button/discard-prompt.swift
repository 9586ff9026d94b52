// Cancel asks first when there is something to lose; that is still a Cancel.
// clean
import UIKit

final class GuestbookController: UIViewController {
  func write() {
    let entry = UINavigationController(rootViewController: EntryController())
    present(entry, animated: true)
  }
}

final class EntryController: UIViewController, UITextViewDelegate {
  private let textView = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    textView.delegate = self
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Post", style: .done, target: self, action: #selector(post))
  }

  func textViewDidChange(_ textView: UITextView) { isModalInPresentation = textView.hasText }

  @objc private func cancel() {
    guard textView.hasText else { return dismiss(animated: true) }
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in self.dismiss(animated: true) })
    sheet.addAction(UIAlertAction(title: "Keep", style: .cancel))
    sheet.popoverPresentationController?.sourceView = view
    present(sheet, animated: true)
  }

  @objc private func post() {
    Guestbook.add(textView.text)
    dismiss(animated: true)
  }
}

enum Guestbook {
  static func add(_ text: String) {}
}
