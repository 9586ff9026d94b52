// UIKit: the draft is kept when the screen goes away, by a swipe too.
// clean
import UIKit

final class ThreadController: UIViewController {
  func reply() { present(ReplyController(), animated: true) }
}

final class ReplyController: UIViewController {
  private let text = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    text.text = Drafts.reply
    view.addSubview(text)
    view.addSubview(
      UIButton(type: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }))
    view.addSubview(UIButton(primaryAction: UIAction(title: "Send") { [weak self] _ in self?.send() }))
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    Drafts.reply = text.text
  }

  private func send() {
    Drafts.send(text.text)
    dismiss(animated: true)
  }
}

enum Drafts {
  nonisolated(unsafe) static var reply = ""
  static func send(_ text: String) {}
}
