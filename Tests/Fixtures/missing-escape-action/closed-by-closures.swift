// Views that an action, a closure of their owner or a delegate closes; and a child controller that answers the scrub.
import UIKit

class Sheet: UIView {
  let closeButton = UIButton(type: .close)

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityViewIsModal = true
    backgroundColor = .black.withAlphaComponent(0.5)
    addSubview(closeButton)
    setUp()
  }

  required init?(coder: NSCoder) { nil }

  func setUp() {}
}

// expect: missing-escape-action
final class ActionSheet: Sheet {
  override func setUp() { closeButton.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside) }
  private func close() { removeFromSuperview() }
}

// expect: missing-escape-action
final class ClosureSheet: Sheet {
  var onClose: (() -> Void)?
  override func setUp() { closeButton.addTarget(self, action: #selector(tapped), for: .touchUpInside) }
  @objc private func tapped() { onClose?() }
}

protocol AskingSheetDelegate: AnyObject {
  func askingSheetDidEnd(_ sheet: AskingSheet)
}

// expect: missing-escape-action
final class AskingSheet: Sheet {
  weak var delegate: AskingSheetDelegate?
  override func setUp() { closeButton.addTarget(self, action: #selector(tapped), for: .touchUpInside) }
  @objc private func tapped() { delegate?.askingSheetDidEnd(self) }
}

// What its closure does is not seen.
final class OtherSheet: Sheet {
  var onTap: (() -> Void)?
  override func setUp() { closeButton.addTarget(self, action: #selector(tapped), for: .touchUpInside) }
  @objc private func tapped() { onTap?() }
}

final class Desk: UIViewController, AskingSheetDelegate {
  @objc private func open() {
    guard let window = view.window else { return }
    window.addSubview(ActionSheet(frame: window.bounds))
    let closure = ClosureSheet(frame: window.bounds)
    closure.onClose = { [weak closure] in closure?.removeFromSuperview() }
    window.addSubview(closure)
    let asking = AskingSheet(frame: window.bounds)
    asking.delegate = self
    window.addSubview(asking)
    let other = OtherSheet(frame: window.bounds)
    other.onTap = { print("tapped") }
    window.addSubview(other)
    other.removeFromSuperview()
  }

  func askingSheetDidEnd(_ sheet: AskingSheet) { sheet.removeFromSuperview() }
}

final class Letter: UIViewController {
  var onClose: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [weak self] _ in self?.onClose?() }))
  }

  override func accessibilityPerformEscape() -> Bool {
    onClose?()
    return true
  }
}

final class Envelope: UIViewController {
  private let letter = Letter()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black.withAlphaComponent(0.5)
    view.accessibilityViewIsModal = true
    addChild(letter)
    view.addSubview(letter.view)
    letter.didMove(toParent: self)
    letter.onClose = { [weak self] in self?.dismiss(animated: true) }
  }
}

final class Mailbox: UIViewController {
  @objc private func open() {
    let envelope = Envelope()
    envelope.modalPresentationStyle = .overCurrentContext
    present(envelope, animated: true)
  }
}
