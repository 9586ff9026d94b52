// The links of a text.
import UIKit

final class TermsController: UIViewController, UITextViewDelegate {
  private let terms = UITextView()
  private let nameField = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    terms.isEditable = false
    terms.delegate = self
    let tap = UITapGestureRecognizer(target: self, action: #selector(endTyping))
    tap.cancelsTouchesInView = true
    view.addGestureRecognizer(tap) // expect: swallowed-touches
  }

  @objc private func endTyping() { view.endEditing(true) }

  func textView(_ textView: UITextView, shouldInteractWith url: URL, in range: NSRange) -> Bool { true }
}
