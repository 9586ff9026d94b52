// Cancel throws the draft away and a swipe leaves it to be found again, as in Mail; what Cancel calls off otherwise is skipped.
import UIKit

final class Drafts {
  static let shared = Drafts()
  private var text: String?
  func removeDraft() { text = nil }
  func clear() { text = nil }
  func keep(_ text: String) { self.text = text }
}

final class Uploads {
  static let shared = Uploads()
  private var count = 0
  func cancelAll() { count = 0 }
}

final class BoardController: UIViewController {
  func write() { present(UINavigationController(rootViewController: WriteController()), animated: true) }
  func load() { present(UINavigationController(rootViewController: LoadController()), animated: true) } // expect: skipped-swipe-cleanup
}

final class WriteController: UIViewController, UITextViewDelegate {
  private let page = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    page.delegate = self
    view.addSubview(page)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
  }

  func textViewDidChange(_ textView: UITextView) { Drafts.shared.keep(textView.text) }

  @objc private func cancel() {
    Drafts.shared.removeDraft()
    Drafts.shared.clear()
    dismiss(animated: true)
  }
}

final class LoadController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
  }

  @objc private func cancel() {
    Uploads.shared.cancelAll()
    dismiss(animated: true)
  }
}
