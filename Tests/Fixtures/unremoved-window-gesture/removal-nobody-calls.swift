// There is a removal, but nothing runs it.
import UIKit

final class PickerController: UIViewController {
  private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(panned))

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.addGestureRecognizer(pan) // expect: unremoved-window-gesture
  }

  private func cleanUp() { view.window?.removeGestureRecognizer(pan) }

  @objc private func panned() {}
}
