// A helper object adds its recogniser in one method and takes it off in another; its callers tell whether that is run.
import UIKit

final class OutsideTaps: NSObject, UIGestureRecognizerDelegate {
  private weak var window: UIWindow?
  private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(touched))
  var isInside: ((CGPoint) -> Bool)?
  var close: (() -> Void)?

  func watch(_ window: UIWindow?) {
    self.window = window
    tap.cancelsTouchesInView = false
    tap.delegate = self
    window?.addGestureRecognizer(tap)
  }

  func rest() {
    window?.removeGestureRecognizer(tap)
  }

  func gestureRecognizer(_ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool { true }

  @objc private func touched() {
    guard tap.state == .ended, isInside?(tap.location(in: window)) == false else { return }
    close?()
  }
}

final class Card: UIViewController {
  private let outside = OutsideTaps()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    outside.isInside = { [unowned self] in view.frame.contains($0) }
    outside.close = { [unowned self] in dismiss(animated: true) }
    outside.watch(view.window)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    outside.rest()
  }
}

final class Note: UIViewController {
  private let outside = OutsideTaps()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    outside.close = { [unowned self] in dismiss(animated: true) }
    // expect: unremoved-window-gesture
    outside.watch(view.window)
  }
}

/// It goes with whoever owns it, and takes its recogniser along.
final class Holds: NSObject {
  private let window: UIWindow
  private lazy var hold = UILongPressGestureRecognizer(target: self, action: #selector(held))

  init(_ window: UIWindow) {
    self.window = window
    super.init()
    window.addGestureRecognizer(hold)
  }

  deinit { window.removeGestureRecognizer(hold) }

  @objc private func held() {}
}

final class Pinned: UIViewController {
  private var holds: Holds?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    holds = view.window.map(Holds.init)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    holds = nil
  }
}
