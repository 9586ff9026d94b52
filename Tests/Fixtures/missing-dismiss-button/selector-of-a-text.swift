import UIKit

// A selector that a text names which no method of the project has is the system's: to perform it closes nothing here.

final class LinkController: UIViewController {
  private let open = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    open.addTarget(self, action: #selector(openLink), for: .touchUpInside)
    view.addSubview(open)
  }

  @objc private func openLink() {
    let selector = sel_registerName("openURL:")
    var responder: UIResponder? = self
    while let current = responder, !current.responds(to: selector) { responder = current.next }
    _ = responder?.perform(selector, with: URL(fileURLWithPath: "/"))
  }
}

final class NoteController: UIViewController {
  private let close = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    close.addTarget(self, action: #selector(tap), for: .touchUpInside)
    view.addSubview(close)
  }

  @objc private func tap() {
    let selector = NSSelectorFromString("leave:")
    perform(selector, with: nil)
  }

  @objc private func leave(_ sender: Any?) { dismiss(animated: true) }
}

final class DeskController: UIViewController {
  func link() { present(LinkController(), animated: true) }  // expect: missing-dismiss-button

  func note() { present(NoteController(), animated: true) }
}
