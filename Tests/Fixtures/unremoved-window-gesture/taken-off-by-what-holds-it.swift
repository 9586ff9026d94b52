// An object that keeps the recogniser takes it off by a method that the project adds to all recognisers; a wrapper of the team's own does as its value
// changes. One that only holds it does not.
import UIKit

extension UIGestureRecognizer {
  func letGo() { view?.removeGestureRecognizer(self) }
}

final class TapHolder {
  private let tap: UIGestureRecognizer

  init(_ tap: UIGestureRecognizer, on view: UIView?) {
    self.tap = tap
    view?.addGestureRecognizer(tap)
  }

  deinit { tap.letGo() }
}

class TapPage: UIViewController, UIGestureRecognizerDelegate {
  @objc func tapped() { view.endEditing(true) }

  func gestureRecognizer(_ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool { true }

  func makeTap() -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
    tap.cancelsTouchesInView = false
    tap.delegate = self
    return tap
  }
}

final class HolderPage: TapPage {
  private var holder: TapHolder?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    holder = TapHolder(makeTap(), on: view.window)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    holder = nil
  }
}

@propertyWrapper
final class Attached {
  var wrappedValue: UIGestureRecognizer? {
    didSet { oldValue.map { $0.view?.removeGestureRecognizer($0) } }
  }

  init(wrappedValue: UIGestureRecognizer?) { self.wrappedValue = wrappedValue }
}

final class WrapperPage: TapPage {
  @Attached private var outside: UIGestureRecognizer?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
    tap.cancelsTouchesInView = false
    tap.delegate = self
    view.window?.addGestureRecognizer(tap)
    outside = tap
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    outside = nil
  }
}

final class HoldingPage: TapPage {
  private var outside: UIGestureRecognizer?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
    tap.cancelsTouchesInView = false
    tap.delegate = self
    view.window?.addGestureRecognizer(tap) // expect: unremoved-window-gesture
    outside = tap
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    outside = nil
  }
}
