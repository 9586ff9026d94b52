// The property that is marked holds another view: of two that one property may hold only one is.
import UIKit

final class PauseMenu: UIView { // expect: overlay-open-to-voiceover
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.black.withAlphaComponent(0.6)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(resume)))
  }

  required init?(coder: NSCoder) { nil }

  @objc private func resume() { removeFromSuperview() }
  override func accessibilityPerformEscape() -> Bool { resume(); return true }
}

final class ScoreCard: UIView {}

final class GameController: UIViewController {
  private var card: UIView?

  @objc private func pause() {
    guard let window = view.window else { return }
    window.addSubview(PauseMenu(frame: window.bounds))
    card = ScoreCard()
    card?.accessibilityViewIsModal = true
  }
}
