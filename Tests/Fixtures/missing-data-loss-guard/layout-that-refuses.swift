// clean
// The same layout, on a screen that does not let go by itself.
import UIKit

final class ReviewLayout: UIView {
  let sendItem = UIBarButtonItem(title: "Send", style: .done, target: nil, action: nil)
  let textView = UITextView()
}

final class ReviewController: UIViewController {
  private let layout = ReviewLayout()

  override func loadView() { view = layout }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Review"
    isModalInPresentation = true
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = layout.sendItem
    layout.sendItem.target = self
    layout.sendItem.action = #selector(send)
  }

  @objc private func cancel() { dismiss(animated: true) }

  @objc private func send() {
    Reviews.send(layout.textView.text)
    dismiss(animated: true)
  }
}

enum Reviews {
  static func send(_ text: String) {}
}

final class BookController: UIViewController {
  func review() { present(UINavigationController(rootViewController: ReviewController()), animated: true) }
}
