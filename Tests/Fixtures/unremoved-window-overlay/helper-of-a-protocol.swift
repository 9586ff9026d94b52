// A protocol that all views conform to takes one away, in a helper that is called and in one that hands its method on.
import UIKit

protocol Leaving {}

extension UIView: Leaving {}

extension Leaving where Self: UIView {
  func leave() { removeFromSuperview() }
  func sinkAway() { UIView.animate(withDuration: 0.3, animations: { self.alpha = 0 }, completion: drop) }
  private func drop(_ isOver: Bool) { removeFromSuperview() }
  func dimSlowly() { UIView.animate(withDuration: 0.3) { self.alpha = 0.2 } }
}

final class Curtain {
  private let cloth = UIView()
  func draw(over window: UIWindow) {
    cloth.frame = window.bounds
    window.addSubview(cloth)
  }
  func open() { cloth.leave() }
}

final class Fog {
  private let mist = UIView()
  func roll(over window: UIWindow) {
    mist.frame = window.bounds
    window.addSubview(mist)
  }
  func lift() { mist.sinkAway() }
}

final class Night {
  private let dark = UIView()
  func fall(over window: UIWindow) {
    dark.frame = window.bounds
    // expect: unremoved-window-overlay
    window.addSubview(dark)
  }
  func dawn() { dark.dimSlowly() }
}
