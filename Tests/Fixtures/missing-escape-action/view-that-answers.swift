// The scrub goes up from what VoiceOver reads: a view of the controller's own may answer before it does.
import UIKit

final class Board: UIViewController {
  @objc func first() { cover(with: Answering()) }
  @objc func second() {
    let notice = Silent()
    notice.modalPresentationStyle = .overFullScreen
    present(notice, animated: true)
  }
  private func cover(with notice: Answering) {
    notice.modalPresentationStyle = .overFullScreen
    present(notice, animated: true)
  }
}

final class CardView: UIView {
  var onLeave: () -> Void = {}
  override func accessibilityPerformEscape() -> Bool {
    onLeave()
    return true
  }
}

final class Answering: UIViewController {
  private let card = CardView()
  override func loadView() { view = card }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.black.withAlphaComponent(0.5)
    card.onLeave = { [weak self] in self?.dismiss(animated: true) }
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }))
  }
}

// expect: missing-escape-action
final class Silent: UIViewController {
  private let card = UIView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.black.withAlphaComponent(0.5)
    view.addSubview(card)
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }))
  }
}
