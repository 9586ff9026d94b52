// Taken away by a function that is handed it, by one that all views or controllers have, as it leaves its property, as the last that
// was added, by its tag, or by itself in another module; and one whose helper takes another view away.
import Onboarding
import UIKit

final class Signs {
  private let stopSign = UIView()
  private let yieldSign = UIView()
  private let map = MapController()
  private var toll: UIView? {
    didSet { oldValue?.removeFromSuperview() }
  }
  private var detours: [UIView] = []

  func stop(in window: UIWindow) {
    stopSign.frame = window.bounds
    window.addSubview(stopSign)
  }

  func go() { Fader.shared.fadeOut(stopSign) }

  func showMap(in window: UIWindow) {
    map.view.frame = window.bounds
    window.addSubview(map.view)
  }

  func hideMap() { map.leaveParent() }

  func charge(in window: UIWindow) {
    let sign = UIView(frame: window.bounds)
    window.addSubview(sign)
    toll = sign
  }

  func paid() { toll = nil }

  func tour(in window: UIWindow) {
    let tour = TourMarksView(frame: window.bounds)
    window.addSubview(tour)
    tour.start()
  }

  func yield(in window: UIWindow) {
    yieldSign.frame = window.bounds
    window.addSubview(yieldSign) // expect: unremoved-window-overlay
  }
}

final class Detours {
  private var all: [UIView] = []

  func add(in window: UIWindow) {
    let sign = UIView(frame: window.bounds)
    window.addSubview(sign)
    all += [sign]
  }

  func back() {
    if let top = all.last { top.removeFromSuperview() }
  }
}

final class Warnings {
  func warn(in window: UIWindow) {
    let veil = UIView(frame: window.bounds)
    veil.tag = 99
    window.addSubview(veil)
  }
}

extension UIApplication {
  func calm(_ window: UIWindow) { window.viewWithTag(99)?.removeFromSuperview() }
}

final class Fader {
  static let shared = Fader()
  func fadeOut(_ view: UIView) {
    UIView.animate(withDuration: 0.3) { view.alpha = 0 } completion: { _ in view.removeFromSuperview() }
  }
}

final class MapController: UIViewController {}

extension UIViewController {
  func leaveParent() {
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }
}
