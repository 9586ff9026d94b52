// An object that adds a recogniser may take it off by itself: as it goes, as its view leaves, after a while. Nobody has to ask it.
import UIKit

final class Lease {
  private let pan: UIPanGestureRecognizer

  init(on window: UIWindow, for target: Any, _ action: Selector) {
    pan = UIPanGestureRecognizer(target: target, action: action)
    window.addGestureRecognizer(pan)
  }

  func end() { pan.view?.removeGestureRecognizer(pan) }

  deinit { end() }
}

final class Rental: UIViewController {
  private var lease: Lease?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    lease = view.window.map { Lease(on: $0, for: self, #selector(panned)) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    lease = nil
  }

  @objc private func panned() { view.endEditing(true) }
}

final class Toast: UIView {
  private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(panned))

  func show(in window: UIWindow) {
    window.addSubview(self)
    window.addGestureRecognizer(pan)
  }

  override func removeFromSuperview() {
    window?.removeGestureRecognizer(pan)
    super.removeFromSuperview()
  }

  @objc private func panned() { alpha = 0.5 }
}

final class Snack: NSObject {
  private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(panned))

  func show(in window: UIWindow) {
    window.addGestureRecognizer(pan)
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { self.hide() }
  }

  func hide() { pan.view?.removeGestureRecognizer(pan) }

  @objc private func panned() {}
}

final class Notice: NSObject {
  private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(panned))

  override init() {
    super.init()
    NotificationCenter.default.addObserver(self, selector: #selector(rest), name: UIApplication.didEnterBackgroundNotification, object: nil)
  }

  func show(in window: UIWindow) { window.addGestureRecognizer(pan) }

  @objc private func rest() { pan.view?.removeGestureRecognizer(pan) }
  @objc private func panned() {}
}

final class Banner: NSObject {
  private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(panned))
  var isShown = false {
    didSet { if !isShown { pan.view?.removeGestureRecognizer(pan) } }
  }

  func show(in window: UIWindow) {
    isShown = true
    window.addGestureRecognizer(pan)
  }

  @objc private func panned() {}
}

/// All share it, and somebody takes it off for all.
final class Spotlight: NSObject {
  static let shared = Spotlight()
  private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(panned))

  func show(in window: UIWindow) { window.addGestureRecognizer(pan) }
  func hide() { pan.view?.removeGestureRecognizer(pan) }

  @objc private func panned() {}
}

final class Connection {
  func lost() { Spotlight.shared.hide() }
}

/// Nobody calls what takes it off.
final class Poster: NSObject {
  private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(panned))

  func show(in window: UIWindow) { window.addGestureRecognizer(pan) }
  func hide() { window(of: self.pan)?.removeGestureRecognizer(self.pan) }

  private func window(of pan: UIPanGestureRecognizer) -> UIWindow? { pan.view as? UIWindow }
  @objc private func panned() {}
}

final class Museum: UIViewController {
  private let snack = Snack()
  private let notice = Notice()
  private let banner = Banner()
  private let poster = Poster()

  func greet() {
    guard let window = view.window else { return }
    Toast().show(in: window)
    snack.show(in: window)
    notice.show(in: window)
    banner.show(in: window)
    Spotlight.shared.show(in: window)
    poster.show(in: window) // expect: unremoved-window-gesture
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    banner.isShown = false
  }
}
