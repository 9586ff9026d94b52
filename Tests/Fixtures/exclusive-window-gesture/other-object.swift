// The delegate is another object, which answers something else.
import UIKit

final class Filter: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(_ one: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool { false }
}


final class DrawerController: UIViewController {
  private let filter = Filter()
  private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped))

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tap.delegate = filter
    view.window?.addGestureRecognizer(tap) // expect: exclusive-window-gesture
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tap.view?.removeGestureRecognizer(tap)
  }

  @objc private func tapped() {
    if !view.bounds.contains(tap.location(in: view)) { dismiss(animated: true) }
  }
}
