// A field that is set up by a call of its own is a field: the call gives back what it was made on, says the project, or
// another module's gives back what was just made.
import Setup
import UIKit

final class DeskController: UIViewController {
  @objc func writeCard() {
    present(UINavigationController(rootViewController: CardController()), animated: true) // expect: missing-data-loss-guard
  }

  @objc func writeNote() {
    present(UINavigationController(rootViewController: NoteController()), animated: true) // expect: missing-data-loss-guard
  }
}

final class CardController: UIViewController {
  private let front = UITextField().then { $0.placeholder = "Front" }
  private let back = UITextField().then { $0.placeholder = "Back" }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(front)
    view.addSubview(back)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  @objc private func cancel() { dismiss(animated: true) }

  @objc private func save() {
    Box.shared.add(front.text, back.text)
    dismiss(animated: true)
  }
}

final class NoteController: UIViewController {
  private let title1 = UITextField().arranged { $0.placeholder = "Title" }
  private let body = UITextView().arranged { $0.text = "" }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(title1)
    view.addSubview(body)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
  }

  @objc private func cancel() { dismiss(animated: true) }

  @objc private func save() {
    Box.shared.add(title1.text, body.text)
    dismiss(animated: true)
  }
}

final class Box {
  static let shared = Box()
  func add(_ first: String?, _ second: String?) { print(first ?? "", second ?? "") }
}

protocol Then {}
extension NSObject: Then {}

extension Then where Self: AnyObject {
  func then(_ block: (Self) -> Void) -> Self {
    block(self)
    return self
  }
}
