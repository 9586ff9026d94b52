// UIKit: an action sheet before the draft goes.
// clean
import UIKit

final class Blog: UIViewController {
  func write() { present(UINavigationController(rootViewController: PostController()), animated: true) }
}

final class PostController: UIViewController, UITextViewDelegate {
  private let body = UITextView()
  private var posts: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    body.delegate = self
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Post", style: .done, target: self, action: #selector(post))
  }

  func textViewDidChange(_ textView: UITextView) { isModalInPresentation = textView.hasText }

  @objc private func cancel() {
    guard body.hasText else { return dismiss(animated: true) }
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in self.dismiss(animated: true) })
    sheet.addAction(UIAlertAction(title: "Keep", style: .cancel))
    sheet.popoverPresentationController?.sourceView = view
    sheet.popoverPresentationController?.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
    sheet.popoverPresentationController?.permittedArrowDirections = []
    present(sheet, animated: true)
  }

  @objc private func post() {
    posts.append(body.text)
    dismiss(animated: true)
  }
}
