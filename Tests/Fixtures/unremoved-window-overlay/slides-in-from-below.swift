import UIKit

final class DrawerPresenter {
  private let shade = UIView()

  func slideIn(over window: UIWindow) {
    shade.backgroundColor = .black
    shade.alpha = 0.5
    shade.frame = window.bounds.offsetBy(dx: 0, dy: window.bounds.height)
    window.addSubview(shade) // expect: unremoved-window-overlay
    UIView.animate(withDuration: 0.4) { self.shade.frame = window.bounds }
  }

  func slideOut(of window: UIWindow) {
    UIView.animate(withDuration: 0.4) { self.shade.frame.origin.y = window.bounds.height }
  }
}
