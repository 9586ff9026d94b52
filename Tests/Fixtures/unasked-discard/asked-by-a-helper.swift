// Cancel asks by a helper that makes the alert, or keeps the draft as it closes: nothing is thrown away unasked. One that only logs does.
import UIKit

enum Questions {
  static func discard(on page: UIViewController, _ leave: @escaping () -> Void) {
    let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in leave() })
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    page.present(alert, animated: true)
  }
}

enum Steps {
  static func note(_ leave: () -> Void) {
    print("left")
    leave()
  }
}

final class Guestbook {
  static let shared = Guestbook()
  private var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}

class LineController: UIViewController, UITextViewDelegate {
  let line = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    line.delegate = self
    view.addSubview(line)
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(keep))
  }

  func textViewDidChange(_ textView: UITextView) { isModalInPresentation = textView.hasText }

  @objc private func keep() {
    Guestbook.shared.add(line.text)
    dismiss(animated: true)
  }
}

final class AskingController: LineController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(leave))
  }
  @objc private func leave() { Questions.discard(on: self) { self.dismiss(animated: true) } }
}

final class KeepingController: LineController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(leave))
  }
  @objc private func leave() {
    UserDefaults.standard.set(line.text, forKey: "line")
    dismiss(animated: true)
  }
}

final class LoggingController: LineController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(leave))
  }
  @objc private func leave() { Steps.note { self.dismiss(animated: true) } }
}

final class HallController: UIViewController {
  func ask() { present(UINavigationController(rootViewController: AskingController()), animated: true) }
  func keep() { present(UINavigationController(rootViewController: KeepingController()), animated: true) }
  func log() { present(UINavigationController(rootViewController: LoggingController()), animated: true) } // expect: unasked-discard
}
