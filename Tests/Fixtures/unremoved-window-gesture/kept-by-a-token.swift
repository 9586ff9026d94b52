// A recogniser that is made for an object which adds it and takes it off is that object's care; one that only adds is not.
import UIKit

final class TapToken {
  private let tap: UIGestureRecognizer

  init(_ tap: UIGestureRecognizer, on window: UIWindow) {
    self.tap = tap
    window.addGestureRecognizer(tap)
  }

  deinit { tap.view?.removeGestureRecognizer(tap) }
}

final class TapLabel {
  private let tap: UIGestureRecognizer

  init(_ tap: UIGestureRecognizer, on window: UIWindow) {
    self.tap = tap
    window.addGestureRecognizer(tap)
  }
}

final class MapController: UIViewController {
  private var token: TapToken?
  private var hits = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let window = view.window else { return }
    token = TapToken(UITapGestureRecognizer(target: self, action: #selector(hit)), on: window)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    token = nil
  }

  @objc private func hit() { hits += 1 }
}

final class ChartController: UIViewController {
  private var label: TapLabel?
  private var hits = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let window = view.window else { return }
    // expect: unremoved-window-gesture
    label = TapLabel(UITapGestureRecognizer(target: self, action: #selector(hit)), on: window)
  }

  @objc private func hit() { hits += 1 }
}
