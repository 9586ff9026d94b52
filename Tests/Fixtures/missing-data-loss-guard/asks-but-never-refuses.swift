// `DidAttemptToDismiss` is never called, since nothing refuses.
import UIKit

final class LettersController: UIViewController {
  func write() { present(LetterController(), animated: true) } // expect: missing-data-loss-guard
}

final class LetterController: UIViewController, UIAdaptivePresentationControllerDelegate {
  private let letter = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    presentationController?.delegate = self
    view.addSubview(letter)
    let close = UIButton(type: .close, primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) })
    let send = UIButton(primaryAction: UIAction(title: "Send") { [unowned self] _ in send() })
    view.addSubview(close)
    view.addSubview(send)
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    present(UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert), animated: true)
  }

  private func send() {
    Post.send(letter.text)
    dismiss(animated: true)
  }
}

enum Post {
  static func send(_ letter: String) {}
}
