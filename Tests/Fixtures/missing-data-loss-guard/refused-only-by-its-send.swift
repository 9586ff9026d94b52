// A refusal that Send begins and that ends with it guards the sending, and not what was typed; nor does one by a flag that nobody raises for this
// form, or by what only others conform to.
import UIKit

class WireForm: UIViewController, UITextViewDelegate {
  let paper = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(paper)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Send", style: .done, target: self, action: #selector(send))
  }

  @objc func cancel() { dismiss(animated: true) }

  @objc func send() {
    Wire.shared.post(paper.text) {}
    dismiss(animated: true)
  }
}

final class SendingForm: UIViewController {
  private let paper = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(paper)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancelWire))
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Send", style: .done, target: self, action: #selector(sendWire))
  }

  @objc private func cancelWire() { dismiss(animated: true) }

  @objc private func sendWire() {
    isModalInPresentation = true
    Wire.shared.post(paper.text) { [weak self] in
      self?.isModalInPresentation = false
      self?.dismiss(animated: true)
    }
  }
}

final class TypingForm: WireForm {
  override func viewDidLoad() {
    super.viewDidLoad()
    paper.delegate = self
  }

  func textViewDidChange(_ textView: UITextView) { isModalInPresentation = true }
}

class FlaggedForm: WireForm {
  var isTouched = false { didSet { isModalInPresentation = isTouched } }
}

final class TouchedForm: FlaggedForm {
  override func viewDidLoad() {
    super.viewDidLoad()
    paper.delegate = self
  }

  func textViewDidChange(_ textView: UITextView) { isTouched = textView.hasText }
}

final class UntouchedForm: FlaggedForm {}

protocol Unsent: AnyObject {
  var holdsText: Bool { get }
}

class AskingForm: WireForm {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let form = self as? Unsent else { return }
    isModalInPresentation = form.holdsText
  }
}

final class AnsweringForm: AskingForm, Unsent {
  var holdsText: Bool { paper.hasText }
}

final class SilentForm: AskingForm {}

final class Office: UIViewController {
  @objc func sending() { present(UINavigationController(rootViewController: SendingForm()), animated: true) } // expect: missing-data-loss-guard
  @objc func typing() { present(UINavigationController(rootViewController: TypingForm()), animated: true) }
  @objc func touched() { present(UINavigationController(rootViewController: TouchedForm()), animated: true) }
  @objc func untouched() { present(UINavigationController(rootViewController: UntouchedForm()), animated: true) } // expect: missing-data-loss-guard
  @objc func answering() { present(UINavigationController(rootViewController: AnsweringForm()), animated: true) }
  @objc func silent() { present(UINavigationController(rootViewController: SilentForm()), animated: true) } // expect: missing-data-loss-guard
}

final class Wire {
  static let shared = Wire()
  private var sent: [String] = []

  func post(_ text: String, done: @escaping () -> Void) {
    sent.append(text)
    done()
  }
}
