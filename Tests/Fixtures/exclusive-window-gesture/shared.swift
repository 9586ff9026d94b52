// The delegate says so, for all or for some.
// clean
import UIKit

final class DrawerController: UIViewController, UIGestureRecognizerDelegate {
  private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped))

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tap.delegate = self
    view.window?.addGestureRecognizer(tap)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tap.view?.removeGestureRecognizer(tap)
  }

  @objc private func tapped() {
    if !view.bounds.contains(tap.location(in: view)) { dismiss(animated: true) }
  }

  func gestureRecognizer(_ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool { true }
}

final class MenuController: UIViewController, UIGestureRecognizerDelegate {
  private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped))

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tap.delegate = self
    view.window?.addGestureRecognizer(tap)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tap.view?.removeGestureRecognizer(tap)
  }

  @objc private func tapped() {
    if !view.bounds.contains(tap.location(in: view)) { dismiss(animated: true) }
  }

  func gestureRecognizer(_ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool {
    other is UITapGestureRecognizer
  }
}
