// A form that hands itself to a closure as it goes: what the closure asks it for is kept, or only counted.
import UIKit

class GoingForm: UIViewController {
  let paper = UITextView()
  var lines: String { paper.text }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(paper)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  @objc func close() { dismiss(animated: true) }

  @objc func save() {
    Ledger.shared.add(paper.text)
    dismiss(animated: true)
  }
}

final class TellingForm: GoingForm {
  var onGoing: ((TellingForm) -> Void)?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onGoing?(self)
  }
}

final class Counter: UIViewController {
  @objc func keep() {
    let form = TellingForm()
    form.onGoing = { UserDefaults.standard.set($0.lines, forKey: "lines") }
    present(UINavigationController(rootViewController: form), animated: true)
  }

  @objc func lose() { present(UINavigationController(rootViewController: GoingForm()), animated: true) } // expect: missing-data-loss-guard
}

final class Ledger {
  static let shared = Ledger()
  private var all: [String] = []
  func add(_ line: String) { all.append(line) }
}
