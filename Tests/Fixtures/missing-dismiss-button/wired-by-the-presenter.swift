// The presenter wires the modal's own button before it presents it, or hands in what the button does.
import UIKit

class Panel: UIViewController {
  let crossButton = UIButton(type: .close)
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(crossButton)
  }
}

final class Told: UIViewController {
  weak var receiver: AnyObject?
  var message: Selector!
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .close)
    button.addTarget(receiver, action: message, for: .touchUpInside)
    view.addSubview(button)
  }
}

final class Given: UIViewController {
  var leaving: UIAction?
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .close, primaryAction: leaving))
  }
}

final class Desk: UIViewController {
  @objc func byTarget() {
    let panel = Panel()
    panel.crossButton.addTarget(self, action: #selector(fold), for: .touchUpInside)
    present(panel, animated: true)
  }

  @objc func byAction() {
    let panel = Panel()
    panel.crossButton.addAction(UIAction { [weak panel] _ in panel?.dismiss(animated: true) }, for: .touchUpInside)
    present(panel, animated: true)
  }

  @objc func byMessage() {
    let told = Told()
    told.receiver = self
    told.message = #selector(fold)
    present(told, animated: true)
  }

  @objc func byGift() {
    let given = Given()
    given.leaving = UIAction { [weak self] _ in self?.dismiss(animated: true) }
    present(given, animated: true)
  }

  @objc func byNobody() {
    let panel = Panel()
    panel.crossButton.addTarget(self, action: #selector(count), for: .touchUpInside)
    // expect: missing-dismiss-button
    present(panel, animated: true)
  }

  @objc private func fold() { dismiss(animated: true) }
  @objc private func count() { title = "1" }
}
