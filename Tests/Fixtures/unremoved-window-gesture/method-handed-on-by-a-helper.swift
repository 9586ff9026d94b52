// Helpers of all views and controllers that hand on the method by its name, or set the list of recognisers.
import UIKit

protocol Detaching {}

extension UIGestureRecognizer: Detaching {}

extension Detaching where Self: UIGestureRecognizer {
  func detach() { view?.removeGestureRecognizer(self) }
}

extension UIView {
  func forgetTaps() { gestureRecognizers?.filter { $0 is UITapGestureRecognizer }.forEach(removeGestureRecognizer) }
  func forgetAll() { gestureRecognizers = nil }
  func forget(_ recognizer: UIGestureRecognizer?) { _ = recognizer.map(removeGestureRecognizer) }
}

class TapController: UIViewController {
  lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
  @objc func tapped(_ tap: UITapGestureRecognizer) { print(tap.location(in: view)) }
}

final class Map: TapController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.addGestureRecognizer(tap)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.window?.forgetTaps()
  }
}

final class Globe: TapController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.addGestureRecognizer(tap)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.window?.forgetAll()
  }
}

final class Atlas: TapController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.addGestureRecognizer(tap)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.window?.forget(tap)
  }
}

final class Chart: TapController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.addGestureRecognizer(tap)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tap.detach()
  }
}

final class Plan: TapController {
  private lazy var press = UITapGestureRecognizer(target: self, action: #selector(tapped))
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // expect: unremoved-window-gesture
    view.window?.addGestureRecognizer(press)
  }
}
