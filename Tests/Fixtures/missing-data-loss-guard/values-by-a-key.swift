// What is typed goes into a dictionary by a key: the dictionary's observer keeps it, or it goes with the form.
import UIKit

class AnswersForm: UIViewController, UITextViewDelegate {
  let paper = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    paper.delegate = self
    view.addSubview(paper)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Send", style: .done, target: self, action: #selector(send))
  }

  @objc func cancel() { dismiss(animated: true) }

  @objc func send() {
    Answers.shared.add(paper.text)
    dismiss(animated: true)
  }
}

final class KeptAnswersForm: AnswersForm {
  private var answers: [String: String] = [:] {
    didSet { UserDefaults.standard.set(answers, forKey: "answers") }
  }

  func textViewDidChange(_ textView: UITextView) { answers["first"] = textView.text }
}

final class LostAnswersForm: AnswersForm {
  private var answers: [String: String] = [:] {
    didSet { navigationItem.rightBarButtonItem?.isEnabled = !answers.isEmpty }
  }

  func textViewDidChange(_ textView: UITextView) { answers["first"] = textView.text }
}

final class Survey: UIViewController {
  @objc func keep() { present(UINavigationController(rootViewController: KeptAnswersForm()), animated: true) }
  @objc func lose() { present(UINavigationController(rootViewController: LostAnswersForm()), animated: true) } // expect: missing-data-loss-guard
}

final class Answers {
  static let shared = Answers()
  private var all: [String] = []
  func add(_ answer: String) { all.append(answer) }
}
