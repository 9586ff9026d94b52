// A window is one by what it is, whatever it is called.
import UIKit

final class HintView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.black.withAlphaComponent(0.6)
    accessibilityViewIsModal = true
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(fade)))
  }

  required init?(coder: NSCoder) { nil }

  @objc private func fade() { alpha = 0 }

  override func accessibilityPerformEscape() -> Bool {
    fade()
    return true
  }
}

final class CourtController: UIViewController {
  @objc func hint() {
    guard let host = view.window else { return }
    let hint = HintView(frame: host.bounds)
    // expect: unremoved-window-overlay
    host.addSubview(hint)
  }
}

final class FieldController: UIViewController {
  private let card = HintView(frame: .zero)

  @objc func hint() {
    let host = UIView()
    card.frame = host.bounds
    host.addSubview(card)
  }
}
