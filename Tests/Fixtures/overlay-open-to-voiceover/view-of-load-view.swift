// A controller's view in a window: the view that it gives itself may let touches through to what is behind.
import UIKit

final class HintController: UIViewController {
  private let hint = UIButton(type: .system)

  override func loadView() { view = PassingArea(frame: UIScreen.main.bounds) }

  func show() {
    hint.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    view.addSubview(hint)
  }

  @objc private func tapped() { view.removeFromSuperview() }
}

extension HintController {
  final class PassingArea: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit is UIButton ? hit : nil
    }
  }
}

final class CurtainController: UIViewController {  // expect: overlay-open-to-voiceover, missing-escape-action
  private let hint = UIButton(type: .system)

  override func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  func show() {
    hint.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    view.addSubview(hint)
  }

  @objc private func tapped() { view.removeFromSuperview() }
}

final class Usher {
  private lazy var hint = HintController()
  private lazy var curtain = CurtainController()

  func showHint(on host: UIViewController) {
    guard let window = host.view.window else { return }
    window.addSubview(hint.view)
    hint.view.frame = window.bounds
    hint.show()
  }

  func drawCurtain(on host: UIViewController) {
    guard let window = host.view.window else { return }
    window.addSubview(curtain.view)
    curtain.view.frame = window.bounds
    curtain.show()
  }
}
