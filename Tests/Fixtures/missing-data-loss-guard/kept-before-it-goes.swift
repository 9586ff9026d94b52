// clean
// UIKit says that a swipe begins to close it, which is when the text is kept.
import UIKit

final class Drafts { static let shared = Drafts(); var text = "" }

final class Desk: UIViewController {
  @objc func open() { present(UINavigationController(rootViewController: Letter()), animated: true) }
}

final class Letter: UIViewController, UIAdaptivePresentationControllerDelegate {
  private let textView = UITextView()
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Letter"
    view.addSubview(textView)
    textView.text = Drafts.shared.text
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(leave))
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Send", style: .plain, target: self, action: #selector(send))
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.presentationController?.delegate = self
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { keep() }
  private func keep() { Drafts.shared.text = textView.text }
  @objc private func leave() {
    keep()
    dismiss(animated: true)
  }
  @objc private func send() {
    print(textView.text ?? "")
    dismiss(animated: true)
  }
}
