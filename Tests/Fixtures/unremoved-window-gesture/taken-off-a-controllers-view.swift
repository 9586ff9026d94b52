import UIKit

// A helper adds its tap to the window and takes it off the controller's view, where it is not.

final class Shutter: NSObject, UIGestureRecognizerDelegate {
  private weak var controller: UIViewController?
  private lazy var tap: UITapGestureRecognizer = {
    let tap = UITapGestureRecognizer(target: self, action: #selector(close))
    tap.delegate = self
    return tap
  }()
  init(controller: UIViewController) { self.controller = controller }

  func begin() {
    controller?.view.window?.addGestureRecognizer(tap) // expect: unremoved-window-gesture
  }

  func end() { controller?.view.removeGestureRecognizer(tap) }

  @objc private func close() { controller?.view.endEditing(true) }
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool { true }
}

/// From the window, or from whatever view it is on.
final class Blind: NSObject, UIGestureRecognizerDelegate {
  private weak var controller: UIViewController?
  private lazy var tap: UITapGestureRecognizer = {
    let tap = UITapGestureRecognizer(target: self, action: #selector(close))
    tap.delegate = self
    return tap
  }()
  init(controller: UIViewController) { self.controller = controller }

  func begin() { controller?.view.window?.addGestureRecognizer(tap) }
  func end() { tap.view?.removeGestureRecognizer(tap) }

  @objc private func close() { controller?.view.endEditing(true) }
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool { true }
}

final class Window: UIViewController {
  private lazy var shutter = Shutter(controller: self)
  private lazy var blind = Blind(controller: self)

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    shutter.begin()
    blind.begin()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    shutter.end()
    blind.end()
  }
}
