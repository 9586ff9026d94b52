// The closure that leaves goes to the alert in a value that says what to ask. One that goes to what only logs is no question.
import UIKit

enum Question { case confirmation(title: String, onConfirm: () -> Void) }

enum Questions {
  static func make(_ question: Question) -> UIAlertController {
    switch question {
    case let .confirmation(title, onConfirm):
      let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in onConfirm() })
      alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
      return alert
    }
  }
}

enum Steps {
  static func run(_ question: Question) {
    switch question {
    case let .confirmation(_, onConfirm): onConfirm()
    }
  }
}

final class MemoController: UIViewController {
  private let text = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Memo"
    isModalInPresentation = true
    view.addSubview(text)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  @objc private func cancel() {
    present(Questions.make(.confirmation(title: "Discard?", onConfirm: { [weak self] in self?.dismiss(animated: true) })), animated: true)
  }

  @objc private func save() {
    UserDefaults.standard.set(text.text, forKey: "memo")
    dismiss(animated: true)
  }
}

final class LetterController: UIViewController {
  private let text = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Letter"
    isModalInPresentation = true
    view.addSubview(text)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  @objc private func cancel() {
    Steps.run(.confirmation(title: "Discard?", onConfirm: { [weak self] in self?.dismiss(animated: true) }))
  }

  @objc private func save() {
    UserDefaults.standard.set(text.text, forKey: "letter")
    dismiss(animated: true)
  }
}

final class HomeController: UIViewController {
  @objc func memo() { present(UINavigationController(rootViewController: MemoController()), animated: true) }
  @objc func letter() { present(UINavigationController(rootViewController: LetterController()), animated: true) } // expect: unasked-discard
}
