// A view that is all that a presented controller shows lies over nothing of its own: UIKit covers the rest. The same view over a
// screen's content does.
import UIKit

final class Track: UIViewController {
  @objc private func showPit() {
    let host = UIViewController()
    host.modalPresentationStyle = .overCurrentContext
    let pit = PitMenu(frame: host.view.bounds)
    host.view.addSubview(pit)
    present(host, animated: true)
  }
}

final class Garage: UIViewController {
  @objc private func showLift() {
    let lift = LiftMenu(frame: view.bounds)
    view.addSubview(lift)
  }
}

final class PitMenu: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.black.withAlphaComponent(0.7)
    frame = UIScreen.main.bounds
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(drive)))
  }

  required init?(coder: NSCoder) { nil }

  @objc private func drive() { removeFromSuperview() }
}

final class LiftMenu: UIView { // expect: overlay-open-to-voiceover, missing-escape-action
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.black.withAlphaComponent(0.7)
    self.frame = UIScreen.main.bounds
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(drive)))
  }

  required init?(coder: NSCoder) { nil }

  @objc private func drive() { removeFromSuperview() }
}
