// What takes a recogniser off may change the window's own list of them.
import UIKit

final class Card: UIViewController {
  private var tap: UITapGestureRecognizer?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard tap == nil else { return }
    let tap = UITapGestureRecognizer(target: self, action: #selector(touched))
    tap.cancelsTouchesInView = false
    tap.delegate = self
    view.window?.addGestureRecognizer(tap)
    self.tap = tap
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.window?.gestureRecognizers?.removeAll { $0 === tap }
    tap = nil
  }

  @objc private func touched() { view.endEditing(true) }
}

extension Card: UIGestureRecognizerDelegate {
  func gestureRecognizer(_ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool { true }
}

final class Pin: UIViewController {
  private lazy var hold = UILongPressGestureRecognizer(target: self, action: #selector(held))

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.addGestureRecognizer(hold)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    let window = view.window
    window?.gestureRecognizers = window?.gestureRecognizers?.filter { $0 !== hold }
  }

  @objc private func held() { view.endEditing(true) }
}

final class Flag: UIViewController {
  private lazy var hold = UILongPressGestureRecognizer(target: self, action: #selector(held))

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // expect: unremoved-window-gesture
    view.window?.addGestureRecognizer(hold)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    // The list of its own view is another one.
    let others = view.gestureRecognizers
    print(others?.count ?? 0)
  }

  @objc private func held() { view.endEditing(true) }
}
