// Views that are looked up by their class are removed, whoever does it.
import UIKit

final class FogVeil: UIView {
  static func lift(from window: UIWindow?) {
    window?.subviews.first { $0 is FogVeil }?.removeFromSuperview()
  }
}

final class DustVeil: UIView {}
final class SandVeil: UIView {}

enum Sweeper {
  static func sweep(_ window: UIWindow?) {
    window?.subviews.compactMap { $0 as? DustVeil }.forEach { $0.removeFromSuperview() }
  }
}

final class DesertController: UIViewController {
  func showFog() {
    guard let window = view.window else { return }
    window.addSubview(FogVeil(frame: window.bounds))
  }

  func showDust() {
    guard let window = view.window else { return }
    window.addSubview(DustVeil(frame: window.bounds))
  }

  func showSand() {
    guard let window = view.window else { return }
    // expect: unremoved-window-overlay
    window.addSubview(SandVeil(frame: window.bounds))
  }

  func clear() {
    FogVeil.lift(from: view.window)
    Sweeper.sweep(view.window)
  }
}
