// A method that is handed over by its whole name, labels and all, runs as one by its base name does; another one takes nothing off.
import UIKit

final class Chat: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: #selector(hideKeys)))
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard let window = view.window else { return }
    window.gestureRecognizers?.forEach(window.removeGestureRecognizer(_:))
  }

  @objc private func hideKeys() { view.endEditing(true) }
}

final class Call: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // expect: unremoved-window-gesture
    view.window?.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: #selector(hideKeys)))
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.window?.gestureRecognizers?.forEach(log(_:))
  }

  private func log(_ recognizer: UIGestureRecognizer) { print(recognizer) }
  @objc private func hideKeys() { view.endEditing(true) }
}
