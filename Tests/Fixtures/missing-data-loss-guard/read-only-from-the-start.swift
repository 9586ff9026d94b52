// A text view that is made so that nobody can type into it holds no draft; one with a locked icon beside it does.
import UIKit

enum Desk {
  static func send(_ text: String) { print(text) }
}

final class ReportController: UIViewController {
  private let report: UITextView = {
    let text = UITextView()
    text.isEditable = false
    return text
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Report"
    view.addSubview(report)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Send", style: .done, target: self, action: #selector(send))
  }

  @objc private func close() { dismiss(animated: true) }

  @objc private func send() {
    Desk.send(report.text)
    dismiss(animated: true)
  }
}

final class LetterController: UIViewController {
  private let letter: UITextView = {
    let text = UITextView()
    let stamp = UIImageView()
    stamp.isUserInteractionEnabled = false
    text.addSubview(stamp)
    return text
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Letter"
    view.addSubview(letter)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Send", style: .done, target: self, action: #selector(send))
  }

  @objc private func close() { dismiss(animated: true) }

  @objc private func send() {
    Desk.send(letter.text)
    dismiss(animated: true)
  }
}

final class DeskController: UIViewController {
  @objc func openReport() { present(UINavigationController(rootViewController: ReportController()), animated: true) }

  @objc func openLetter() {
    // expect: missing-data-loss-guard
    present(UINavigationController(rootViewController: LetterController()), animated: true)
  }
}
