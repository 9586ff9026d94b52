// A function that shows whatever view it is handed: each caller's view is asked for itself. One that takes itself away is gone again.
import UIKit

final class Stage {
  func show(_ view: UIView, in window: UIWindow) {
    view.frame = window.bounds
    window.addSubview(view)
  }
}

final class Curtain {
  func draw(_ view: UIView, in window: UIWindow) {
    view.frame = window.bounds
    window.addSubview(view) // expect: unremoved-window-overlay
  }
}

final class Card: UIView {
  @objc private func close() { removeFromSuperview() }
  override func accessibilityPerformEscape() -> Bool {
    close()
    return true
  }
}

final class Backdrop: UIView {}

final class HomeController: UIViewController {
  private let stage = Stage()
  private let curtain = Curtain()
  private let backdrop = Backdrop()

  @objc func card() {
    guard let window = view.window else { return }
    stage.show(Card(), in: window)
  }

  @objc func dim() {
    guard let window = view.window else { return }
    curtain.draw(backdrop, in: window)
  }
}
