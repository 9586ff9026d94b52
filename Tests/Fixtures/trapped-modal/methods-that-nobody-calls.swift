// A private method that nobody names is no way out; a button of the team's does on each screen what that screen ties to it.
import UIKit

final class TapButton: UIButton {
  var onTap: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addTarget(self, action: #selector(tapped), for: .touchUpInside)
  }

  @objc private func tapped() { onTap?() }
}

final class Sender: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = TapButton()
    button.onTap = { [weak self] in self?.dismiss(animated: true) }
    view.addSubview(button)
  }
}

final class Renamer: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = TapButton()
    button.onTap = { [weak self] in self?.title = "x" }
    view.addSubview(button)
  }
}

final class Reader: UIViewController {
  private let more = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(more)
    more.addTarget(self, action: #selector(showMore), for: .touchUpInside)
  }

  @objc private func showMore() { title = "More" }
  @objc private func closeTapped() { dismiss(animated: true) }
}

final class Named: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    perform(Selector(("leaveTapped")))
  }

  @objc private func leaveTapped() { dismiss(animated: true) }
}

final class NamedWithSender: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(("quitTapped:"))))
  }

  @objc private func quitTapped(_ sender: Any) { dismiss(animated: true) }
}

final class Menu: UIViewController {
  func send() { cover(Sender()) }
  func rename() { cover(Renamer()) } // expect: trapped-modal
  func read() { cover(Reader()) } // expect: trapped-modal
  func name() { cover(Named()) }
  func nameWithSender() { cover(NamedWithSender()) } // expect: missing-dismiss-button

  private func cover(_ page: UIViewController) {
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true)
  }
}
