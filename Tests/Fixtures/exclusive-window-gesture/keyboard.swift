// A tap that hides the keyboard, for the whole window.
import UIKit

final class ChatController: UIViewController {
  private lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped))

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.addGestureRecognizer(tap) // expect: exclusive-window-gesture
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tap.view?.removeGestureRecognizer(tap)
  }

  @objc private func tapped() { view.endEditing(true) }
}
