// The text goes into a stream, a notification or a database as it is typed, or only to what looks at it.
import Combine
import UIKit

class TypingController: UIViewController, UITextViewDelegate {
  fileprivate let note = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(note)
    note.delegate = self
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(leave))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  @objc private func leave() { dismiss(animated: true) }

  @objc private func save() {
    UserDefaults.standard.set(note.text, forKey: "note")
    dismiss(animated: true)
  }
}

final class SubjectController: TypingController {
  private let changes = PassthroughSubject<String, Never>()
  func textViewDidChange(_ textView: UITextView) { changes.send(textView.text) }
}

final class StreamController: TypingController {
  private var continuation: AsyncStream<String>.Continuation?
  func textViewDidChange(_ textView: UITextView) { continuation?.yield(textView.text) }
}

final class NotifyingController: TypingController {
  func textViewDidEndEditing(_ textView: UITextView) {
    NotificationCenter.default.post(name: .init("typed"), object: nil, userInfo: ["text": textView.text ?? ""])
  }
}

final class DatabaseController: TypingController {
  private let database = Database()
  func textViewDidEndEditing(_ textView: UITextView) {
    try? database.write { $0.create(["body": textView.text ?? ""]) }
  }
}

final class CountingController: TypingController {
  private let counter = Counter()
  func textViewDidChange(_ textView: UITextView) { counter.accept(textView.text) }
}

final class PerformingController: TypingController {
  private let counter = Counter()
  func textViewDidChange(_ textView: UITextView) { counter.perform(textView.text) }
}

final class Counter {
  private let label = UILabel()
  func perform(_ text: String) { label.text = text }
  func accept(_ text: String) { label.text = "\(text.count)" }
}

final class ShelfController: UITableViewController {
  func subject() { present(UINavigationController(rootViewController: SubjectController()), animated: true) }
  func stream() { present(UINavigationController(rootViewController: StreamController()), animated: true) }
  func notifying() { present(UINavigationController(rootViewController: NotifyingController()), animated: true) }
  func database() { present(UINavigationController(rootViewController: DatabaseController()), animated: true) }
  func counting() { present(UINavigationController(rootViewController: CountingController()), animated: true) } // expect: missing-data-loss-guard
  func performing() { present(UINavigationController(rootViewController: PerformingController()), animated: true) } // expect: missing-data-loss-guard
}
