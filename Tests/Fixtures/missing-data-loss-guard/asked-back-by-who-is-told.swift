// A form that only tells that its text has changed, and hands over itself: who is told may ask it for the text, or refuse the swipe.
import UIKit

protocol LetterFormDelegate: AnyObject {
  func letterFormDidChange(_ form: LetterForm)
}

class LetterForm: UIViewController, UITextViewDelegate {
  weak var delegate: LetterFormDelegate?
  let paper = UITextView()
  var letter: String { paper.text }

  override func viewDidLoad() {
    super.viewDidLoad()
    paper.delegate = self
    view.addSubview(paper)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  func textViewDidChange(_ textView: UITextView) { delegate?.letterFormDidChange(self) }

  @objc private func cancel() { dismiss(animated: true) }

  @objc private func save() {
    Letters.shared.add(paper.text)
    dismiss(animated: true)
  }
}

final class KeepingDesk: UIViewController, LetterFormDelegate {
  @objc func write() {
    let form = LetterForm()
    form.delegate = self
    present(UINavigationController(rootViewController: form), animated: true)
  }

  func letterFormDidChange(_ form: LetterForm) { UserDefaults.standard.set(form.letter, forKey: "letter") }
}

protocol CardFormDelegate: AnyObject {
  func cardFormDidChange(_ form: CardForm)
}

final class CardForm: UIViewController, UITextViewDelegate {
  weak var delegate: CardFormDelegate?
  private let paper = UITextView()
  var isWritten: Bool { paper.hasText }

  override func viewDidLoad() {
    super.viewDidLoad()
    paper.delegate = self
    view.addSubview(paper)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  func textViewDidChange(_ textView: UITextView) { delegate?.cardFormDidChange(self) }

  @objc private func cancel() { dismiss(animated: true) }

  @objc private func save() {
    Letters.shared.add(paper.text)
    dismiss(animated: true)
  }
}

final class RefusingDesk: UIViewController, CardFormDelegate {
  @objc func write() {
    let form = CardForm()
    form.delegate = self
    present(UINavigationController(rootViewController: form), animated: true)
  }

  func cardFormDidChange(_ form: CardForm) { form.navigationController?.isModalInPresentation = form.isWritten }
}

class MemoForm: UIViewController, UITextViewDelegate {
  var onChange: (() -> Void)?
  private let paper = UITextView()
  var memo: String { paper.text }

  override func viewDidLoad() {
    super.viewDidLoad()
    paper.delegate = self
    view.addSubview(paper)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  func textViewDidChange(_ textView: UITextView) { onChange?() }

  @objc private func cancel() { dismiss(animated: true) }

  @objc private func save() {
    Letters.shared.add(paper.text)
    dismiss(animated: true)
  }
}

final class ListeningDesk: UIViewController {
  @objc func write() {
    let form = MemoForm()
    form.onChange = { [unowned form] in UserDefaults.standard.set(form.memo, forKey: "memo") }
    present(UINavigationController(rootViewController: form), animated: true)
  }
}

final class NoteForm: UIViewController, UITextViewDelegate {
  var onChange: (() -> Void)?
  private let paper = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    paper.delegate = self
    view.addSubview(paper)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  func textViewDidChange(_ textView: UITextView) { onChange?() }

  @objc private func cancel() { dismiss(animated: true) }

  @objc private func save() {
    Letters.shared.add(paper.text)
    dismiss(animated: true)
  }
}

final class CountingDesk: UIViewController {
  private var changes = 0

  @objc func write() {
    let form = NoteForm()
    form.onChange = { [weak self] in self?.changes += 1 }
    present(UINavigationController(rootViewController: form), animated: true) // expect: missing-data-loss-guard
  }
}

final class Letters {
  static let shared = Letters()
  private var all: [String] = []
  func add(_ letter: String) { all.append(letter) }
}
