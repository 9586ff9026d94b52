// A hint that its owner puts on the window, and its recogniser beside it: there is no screen that could go another way. Where the hint
// goes without the recogniser, or the owner is a screen, the recogniser stays.
import UIKit

final class Bubble: UIView {
  private var swipe: UISwipeGestureRecognizer?

  func appear(on window: UIWindow) {
    window.addSubview(self)
    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped(_:)))
    window.addGestureRecognizer(swipe)
    self.swipe = swipe
  }

  @objc private func swiped(_ sender: UISwipeGestureRecognizer) { vanish() }

  private func vanish() {
    if let swipe { swipe.view?.removeGestureRecognizer(swipe) }
    swipe = nil
    UIView.animate(withDuration: 0.2, animations: { self.alpha = 0 }, completion: { _ in self.removeFromSuperview() })
  }
}

final class Coach: NSObject {
  private var arrow: UIImageView?
  private lazy var hold = UILongPressGestureRecognizer(target: self, action: #selector(held))

  func point(in window: UIWindow?) {
    let image = UIImageView()
    window?.addSubview(image)
    arrow = image
    window?.addGestureRecognizer(hold)
  }

  @objc func held() {
    arrow?.removeFromSuperview()
    hold.view?.removeGestureRecognizer(hold)
  }
}

final class Lesson: UIViewController {
  private let coach = Coach()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    coach.point(in: view.window)
  }
}

/// The handler knows its recogniser as what calls it.
final class Badge: UIView {
  func appear(on window: UIWindow) {
    window.addSubview(self)
    window.addGestureRecognizer(UISwipeGestureRecognizer(target: self, action: #selector(swiped(_:))))
  }

  @objc private func swiped(_ sender: UISwipeGestureRecognizer) {
    sender.view?.removeGestureRecognizer(sender)
    removeFromSuperview()
  }
}

final class Score: UIViewController {
  @IBAction private func win() { view.window.map { Badge().appear(on: $0) } }

  @IBAction private func lose() {
    guard let window = view.window else { return }
    Badge().appear(on: window)
  }
}

/// Somebody else puts it there.
final class Ribbon: UIView {
  private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(panned))

  func listen(to window: UIWindow) { window.addGestureRecognizer(pan) }

  @objc private func panned() {
    pan.view?.removeGestureRecognizer(pan)
    removeFromSuperview()
  }
}

final class Race: UIViewController {
  func start(in window: UIWindow) {
    let ribbon = Ribbon()
    window.addSubview(ribbon)
    ribbon.listen(to: window)
  }
}

/// The hint goes, its recogniser stays.
final class Balloon: UIView {
  func appear(on window: UIWindow) {
    window.addSubview(self)
    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(swiped))
    window.addGestureRecognizer(swipe) // expect: unremoved-window-gesture
  }

  @objc private func swiped() { removeFromSuperview() }
}

/// Whoever has it takes it away, too.
final class Sticker: UIView {
  private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(panned))

  func appear(on window: UIWindow) {
    window.addSubview(self)
    window.addGestureRecognizer(pan)
  }

  @objc private func panned() {
    pan.view?.removeGestureRecognizer(pan)
    removeFromSuperview()
  }
}

final class Album: UIViewController {
  private let sticker = Sticker()

  func paste(on window: UIWindow) { sticker.appear(on: window) } // expect: unremoved-window-gesture

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    sticker.removeFromSuperview()
  }
}

/// The other gesture takes away the hint alone.
final class Stamp: NSObject {
  private let label = UILabel()
  private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(panned))

  func appear(on window: UIWindow) {
    window.addSubview(label)
    label.addGestureRecognizer(UISwipeGestureRecognizer(target: self, action: #selector(swiped)))
    window.addGestureRecognizer(pan) // expect: unremoved-window-gesture
  }

  @objc private func swiped() { label.removeFromSuperview() }

  @objc private func panned() {
    label.removeFromSuperview()
    pan.view?.removeGestureRecognizer(pan)
  }
}

/// The hint is in the screen's own view, and goes with that.
final class Tag: UIView {
  private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(panned))

  func appear(in screen: UIViewController) {
    screen.view.addSubview(self)
    window?.addGestureRecognizer(pan) // expect: unremoved-window-gesture
  }

  @objc private func panned() {
    pan.view?.removeGestureRecognizer(pan)
    removeFromSuperview()
  }
}

/// A screen goes in other ways.
final class Shop: UIViewController {
  private let badge = UIView()
  private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(panned))

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let window = view.window else { return }
    window.addSubview(badge)
    window.addGestureRecognizer(pan) // expect: unremoved-window-gesture
  }

  @objc private func panned() {
    badge.removeFromSuperview()
    pan.view?.removeGestureRecognizer(pan)
  }
}
